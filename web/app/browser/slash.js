// Adds the slash that some hosts take away, by sending /hive/de/ on to /hive/de: without it, the browser
// would look for the page's files in the folder above.
if (/\/(?!index$)[^/.]+$/.test(location.pathname)) {
    const { hash, pathname, search } = location;
    try {
        history.replaceState(history.state, "", `${pathname}/${search}${hash}`);
    } catch {} // in a frame without an origin, where guard.js says what is wrong
}
