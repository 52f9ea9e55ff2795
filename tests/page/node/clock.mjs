// The clock of a page: the system's time until a test changes it.
//
// A test can freeze `Date` while timers keep running, or jump ahead in time, which runs the timers
// that became due.

const MAX_DELAY = 2 ** 31 - 1; // milliseconds; Node's setTimeout accepts no longer delay

export class Clock {
    constructor() {
        this.ahead = 0; // milliseconds
        this.fixed = null;
        this.timers = new Map();
        this.lastId = 0;
        this.report = () => {}; // called with errors that timer callbacks throw
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

    // Unfreezes `Date` and, if a time is given, sets the clock to it; the clock then runs on.
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

    setTimeout(callback, milliseconds = 0, ...args) {
        const id = ++this.lastId;
        const timer = { callback, args, left: Math.max(0, Number(milliseconds) || 0) };
        this.timers.set(id, timer);
        this.wait(id, timer);
        return id;
    }

    setInterval(callback, milliseconds, ...args) {
        const id = this.setTimeout(callback, milliseconds, ...args);
        this.timers.get(id).interval = Math.max(1, Number(milliseconds) || 0);
        return id;
    }

    wait(id, timer) {
        const startedAt = performance.now();
        timer.native = setTimeout(
            () => {
                timer.left -= performance.now() - startedAt;
                if (timer.interval) {
                    timer.left = timer.interval;
                    this.wait(id, timer);
                } else {
                    this.timers.delete(id);
                }
                this.run(timer);
            },
            Math.min(MAX_DELAY, Math.max(0, timer.left)),
        );
    }

    run({ callback, args }) {
        try {
            callback(...args);
        } catch (error) {
            this.report(error);
        }
    }

    clear(id) {
        clearTimeout(this.timers.get(id)?.native);
        this.timers.delete(id);
    }

    // Cancels all timers, as a browser does when it leaves a document.
    stop() {
        for (const id of [...this.timers.keys()]) this.clear(id);
    }
}
