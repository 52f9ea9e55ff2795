// Loads PyScript without its hooks for workers.
//
// PyScript passes hooks to a worker as text and evaluates it, which the page's policy forbids. The
// engine needs none of them.

import { hooks, loadWorkers } from "./runtime/pyscript/core.js";

hooks.worker.onBeforeRunAsync.clear();
window.loadWorkers = loadWorkers; // called by app/answers/engine.py
