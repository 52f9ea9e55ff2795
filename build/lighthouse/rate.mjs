// Opens an address in a fresh browser and prints Lighthouse's report of it as JSON:
//
//     node rate.mjs '{"address": "http://…", "browser": "/usr/bin/chromium", "flags": ["…"],
//                     "isDesktop": true, "settings": {…}}'
//
// Lighthouse's own command does the same, but ends without a report when a page takes the longest
// time that the settings allow: a pending request to the page then fails, and nothing catches the
// rejection. Here, it is only a warning (node --unhandled-rejections=warn). Lighthouse stays at
// version 12, since 13 needs Node 22.19, and all else runs on Node 20.

import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";

const { address, browser, flags, isDesktop, settings } = JSON.parse(process.argv[2]);
const chrome = await launch({ chromePath: browser, chromeFlags: flags });
const config = isDesktop ? desktopConfig : undefined;
try {
    const { lhr } = await lighthouse(address, { ...settings, port: chrome.port }, config);
    process.stdout.write(JSON.stringify(lhr));
} finally {
    chrome.kill();
}
