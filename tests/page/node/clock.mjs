// A page's time: that of the machine, until a test sets it.
//
// `Date` may stand still while timers go on; time may also jump ahead, and what was due meanwhile
// is done then.

const LONGEST = 2 ** 31 - 1; // milliseconds, of a timer of Node's

export class Clock {
    constructor() {
        this.ahead = 0; // milliseconds
        this.fixed = null;
        this.timers = new Map();
        this.newest = 0;
        this.report = () => {}; // is called with what a timer's function throws
        const clock = this;
        this.Date = class extends Date {
            constructor(...parts) {
                super(...(parts.length ? parts : [clock.now()]));
            }
            static now() {
                return clock.now();
            }
        };
    }

    now() {
        return this.fixed ?? Date.now() + this.ahead;
    }

    fix(time) {
        this.fixed = time;
    }

    // Goes on from a moment.
    install(time) {
        this.fixed = null;
        if (time !== null) this.ahead = time - Date.now();
    }

    jump(milliseconds) {
        this.ahead += milliseconds;
        for (const id of [...this.timers.keys()]) {
            const timer = this.timers.get(id);
            if (!timer) continue;
            timer.left -= milliseconds;
            clearTimeout(timer.native);
            this.wait(id, timer);
        }
    }

    setTimeout(act, milliseconds = 0, ...details) {
        const id = ++this.newest;
        const timer = { act, details, left: Math.max(0, Number(milliseconds) || 0) };
        this.timers.set(id, timer);
        this.wait(id, timer);
        return id;
    }

    setInterval(act, milliseconds, ...details) {
        const id = this.setTimeout(act, milliseconds, ...details);
        this.timers.get(id).every = Math.max(1, Number(milliseconds) || 0);
        return id;
    }

    wait(id, timer) {
        const begun = performance.now();
        timer.native = setTimeout(
            () => {
                timer.left -= performance.now() - begun;
                if (timer.every) {
                    timer.left = timer.every;
                    this.wait(id, timer);
                } else {
                    this.timers.delete(id);
                }
                this.run(timer);
            },
            Math.min(LONGEST, Math.max(0, timer.left)),
        );
    }

    run({ act, details }) {
        try {
            act(...details);
        } catch (error) {
            this.report(error);
        }
    }

    clear(id) {
        clearTimeout(this.timers.get(id)?.native);
        this.timers.delete(id);
    }

    // Drops all timers, as a browser does when a document is left.
    stop() {
        for (const id of [...this.timers.keys()]) this.clear(id);
    }
}
