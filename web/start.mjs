// PyScript, without what it has to make of text.
//
// It hands its hooks to a worker as text, and makes functions of that: for which the page's policy
// would have to let any text become a program. Of all its hooks the page needs one, which
// interpreter.mjs has instead.

import { hooks } from "./runtime/pyscript/core.js";

hooks.worker.onBeforeRunAsync.clear();
