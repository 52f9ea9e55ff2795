// Loads Python once something has been painted, so that neither its downloads nor its start delay
// that. A page in the background, which is not painted, loads it after a second; a page with the
// service worker, which has the files, at once.
{
    const painted = new Promise((paint) => {
        if (attempt(() => navigator.serviceWorker.controller)?.[0]) return paint();
        setTimeout(paint, 1000);
        new PerformanceObserver(paint).observe({ type: "paint", buffered: true });
    });
    const parsed = new Promise((parse) => addEventListener("DOMContentLoaded", parse));
    const { content: python } = document.getElementById("python");
    painted.then(() => document.head.append(...python.querySelectorAll("link")));
    Promise.all([painted, parsed]).then(() => document.head.append(python));
}
