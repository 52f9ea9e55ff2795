// Shows the view that the address names before the page's Python is there to do it.
document.documentElement.dataset.view = /^#(play|lab)\b/.exec(location.hash)?.[1] ?? "solve";
