// Reloads this page when the service worker tells that another version of the site took over.
attempt(() => navigator.serviceWorker.addEventListener("message", () => location.reload()));
