// Places: told where they are asked for.
import { all, isShown, on, up } from "../shared/dom.js";
import { tell } from "./client.js";
import { also, placeOf, round } from "./elements.js";

const known = new WeakMap();
const sizes = new ResizeObserver(() => soon());
export const places = () => {
  for (const el of all(also("place"))) {
    if (!isShown(el) || up(el, ".leaving")) continue;
    const { left, top, width, height } = placeOf(el);
    const place = [left, top, width, height].map(round);
    if (known.get(el) === place + "") continue;
    known.set(el, place + "");
    tell(el, "place", ...place);
    sizes.observe(el);
  }
};
let due;
export const soon = () => { due ??= setTimeout(() => { due = null; places(); }, Math.max(60, 10 * all(also("place")).length)); };
for (const kind of ["resize", "scroll", "transitionend", "animationend"]) on(kind, soon, true);
