// Reloads this page when the service worker reports that another version of the site is active.
attempt(() => navigator.serviceWorker.addEventListener("message", () => location.reload()));
