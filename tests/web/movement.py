"""Records layout shifts: how much moves on a page without user input, and from where to where."""

WATCH = """(() => {
    const box = rect => [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(" ");
    const named = node => node?.closest?.("[id]")?.id ?? node?.parentElement?.closest("[id]")?.id;
    window.shifts = [];
    const note = entries => {
        for (const { value, sources, hadRecentInput } of entries)
            if (!hadRecentInput) shifts.push([value, sources.map(source =>
                `${source.node?.nodeName ?? "gone"} in #${named(source.node)}: ` +
                `${box(source.previousRect)} to ${box(source.currentRect)}`)]);
    };
    const observer = new PerformanceObserver(list => note(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    window.shiftsSoFar = () => new Promise(done => requestAnimationFrame(() => setTimeout(() => {
        note(observer.takeRecords());
        done(shifts);
    })));
})()"""
"""A script that records layout shifts; `shiftsSoFar()` returns a promise of them."""
