// Fixes errors of happy-dom in matching selectors.

import { PropertySymbol } from "happy-dom";
import QuerySelector from "happy-dom/lib/query-selector/QuerySelector.js";
import SelectorItem from "happy-dom/lib/query-selector/SelectorItem.js";

const { cache, affectsCache, ownerDocument } = PropertySymbol;

// happy-dom caches whether an element matches a selector, and keeps the result when elements around
// that element change. So the cache is cleared before and after each call.
const { matches } = QuerySelector;
QuerySelector.matches = function (element, selector, options) {
    const affected = element[ownerDocument]?.[affectsCache];
    const before = affected?.length;
    element[cache].matches.delete(selector);
    const found = matches.call(this, element, selector, options);
    element[cache].matches.delete(selector);
    if (affected) affected.length = Math.min(before, affected.length);
    return found;
};

// happy-dom lets `:empty` match elements that contain text.
const { matchPseudoItem } = SelectorItem.prototype;
SelectorItem.prototype.matchPseudoItem = function (scope, element, children, pseudo, ...others) {
    if (pseudo.name === "empty" && element.textContent) return null;
    return matchPseudoItem.call(this, scope, element, children, pseudo, ...others);
};
