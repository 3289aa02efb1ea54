// Elements that are one for assistive technology with all that is in them. The parts of the name stand apart by commas, as on iOS;
// a browser computes a name from contents with spaces between the parts.
import { all, is } from "../shared/dom.js";
import { also } from "./elements.js";

const contents = (el) => is(el, ".text") ? el.textContent : [...el.children].map(name).filter(Boolean).join(", ");
const name = (el) => is(el, "[aria-hidden=true],.invisible,.leaving,.look-assistive") ? "" : el.ariaLabel ?? el.alt ?? contents(el);

let named = new Map();

export const combine = () => {
  const found = new Map(all(also("combine")).map((el) => [el, contents(el)]).filter(([, text]) => text));
  for (const [el, text] of found) if (el.ariaLabel !== text) el.ariaLabel = text;
  // One that the app has taken apart is named by the server alone.
  for (const [el, text] of named) if (!found.has(el) && el.ariaLabel === text) el.ariaLabel = null;
  named = found;
};
