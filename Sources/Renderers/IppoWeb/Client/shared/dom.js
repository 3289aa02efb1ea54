// Short names of what all parts of the client ask of a page. They are used so often that their length counts.
export const doc = document;
export const body = doc.body;
export const on = addEventListener;

export const byId = (id) => doc.getElementById(id);
export const is = (el, selector) => el.matches(selector);
export const up = (el, selector) => el.closest(selector);
export const one = (selector, root = doc) => root.querySelector(selector);
export const all = (selector, root = doc) => [...root.querySelectorAll(selector)];
export const data = (el) => el.dataset;
export const boxOf = (el) => el.getBoundingClientRect();
export const menuOf = (el) => up(el, "[role=menu]");
export const stop = (event) => event.preventDefault();
export const status = (text) => { byId("ippo-status").textContent = text; };
export const still = matchMedia("(prefers-reduced-motion)");
export const controls = "input,select,textarea";
