// Elements that are one for assistive technology with all that is in them. The parts of the name stand apart by commas, as on iOS;
// a browser computes a name from contents with spaces between the parts.
import { isNoisy } from "../shared/announce.js";
import { all, is } from "../shared/dom.js";
import { also } from "./elements.js";

export const contents = (el) => is(el, ".text") ? el.textContent : [...el.children].map(name).filter(Boolean).join(", ");
const name = (el) => !hidden.has(el) && is(el, "[aria-hidden=true],.invisible,.leaving,.look-assistive") ? ""
  : el.ariaLabel ?? el.alt ?? contents(el);

let named = new Map();
// The parts that are hidden here. Chromium leaves out what is in an image (WAI-ARIA, "Presentational Children"), and Firefox does not.
const hidden = new WeakSet();
const hide = (el, isHidden) => {
  for (const part of isNoisy ? [] : el.children) {
    if (isHidden ? part.ariaHidden : !hidden.delete(part)) continue;
    part.ariaHidden = isHidden ? "true" : null;
    if (isHidden) hidden.add(part);
  }
};

export const combine = () => {
  const found = new Map(all(also("combine")).map((el) => [el, contents(el)]).filter(([, text]) => text));
  for (const [el, text] of found) {
    if (el.ariaLabel !== text) el.ariaLabel = text;
    if (is(el, "[role=img]")) hide(el, true);
  }
  // One that the app has taken apart is named by the server alone.
  for (const [el, text] of named) {
    if (found.has(el)) continue;
    if (el.ariaLabel === text) el.ariaLabel = null;
    hide(el, false);
  }
  named = found;
};
