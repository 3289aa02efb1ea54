// Short names of what all parts of the client ask of a page. They are used so often that their length counts.
export const doc = document;
export const body = doc.body;
// The client's own words, in the language of the page.
export const word = (index) => body.dataset.words.split("|")[index];
export const on = addEventListener;

export const byId = (id) => doc.getElementById(id);
export const is = (el, selector) => el.matches(selector);
export const up = (el, selector) => el.closest(selector);
export const one = (selector, root = doc) => root.querySelector(selector);
export const all = (selector, root = doc) => [...root.querySelectorAll(selector)];
export const data = (el) => el.dataset;
// The elements that were added, each with what is in it.
export const added = (records) => records.flatMap(({ addedNodes }) => [...addedNodes]).filter(({ nodeType }) => nodeType === 1);
export const boxOf = (el) => el.getBoundingClientRect();
// Without `currentCSSZoom` (CSS Viewport 1), as in WebKit, boxes of zoomed elements have the units of these.
export const zoomOf = (el) => "currentCSSZoom" in el ? 1 : +getComputedStyle(el).zoom || 1;
export const menuOf = (el) => up(el, "[role=menu]");
export const stop = (event) => event.preventDefault();
// Whether an input method handles a key. Safari ends a composition before the key that ends it; that key has the code of a
// key in processing (UI Events, "Legacy key & mouse event attributes").
export const isComposing = (event) => event.isComposing || event.keyCode === 229;
// Whether an element has a box, like `checkVisibility`, which Safari has from 17.4 on.
export const isShown = (el) => el.getClientRects().length;
export const status = (text) => { byId("ippo-status").textContent = text; };
export const still = matchMedia("(prefers-reduced-motion)");
// The state of an open popover; popovers/polyfill.js has an attribute for it.
export const opened = /* @__PURE__ */ CSS.supports("selector(:popover-open)") ? ":popover-open" : "[data-popover-open]";
// Text without half characters, which JSON cannot transport.
export const wellFormed = (text) => text.toWellFormed?.() ?? text;
export const controls = "input,select,textarea";
// Clicks are heard at the document, after every handler of the window: a click that one of those stops is none. Programs that
// drive a browser stop a click this way, and click again, if the page has changed under their pointer.
export const onClick = (...args) => doc.addEventListener("click", ...args);
