// Wheels: lists of options with the chosen one in the middle. It is kept there, and what a person turns to the middle is chosen.
// The extras load this for a page that has wheels.
import { all, boxOf, doc, isShown, on, still, up } from "../shared/dom.js";
import { mirror } from "./list.js";

const wheels = "[data-also~=wheel]>select";
// What was brought to the middle last, and the wheels that a person turns.
const shown = new WeakMap();
const turned = new WeakSet();

const middle = (el) => { const { top, height } = boxOf(el); return top + height / 2; };

// Whether options have boxes; known after the first wheel.
let hasBoxes;

const center = () => {
  for (const el of all(wheels)) {
    if (hasBoxes == null && el.options[0] && isShown(el)) {
      hasBoxes = [...el.options].some((option) => option.offsetHeight);
      doc.documentElement.classList.toggle("without-option-boxes", !hasBoxes);
    }
    if (hasBoxes === false) { mirror(el); continue; }
    const option = el.selectedOptions[0];
    const place = [el.value, el.selectedIndex, el.options.length] + "";
    if (!option || shown.get(el) === place || !isShown(el)) continue;
    const isFirst = !shown.has(el) || still.matches;
    shown.set(el, place);
    const top = middle(option) - middle(el);
    if (Math.abs(top) >= 1) el.scrollBy({ top, behavior: isFirst ? "instant" : "smooth" });
  }
};

export default () => {
  let due;
  // The browser itself brings what is chosen into sight, some time before the next but one frame.
  const soon = () => {
    due ??= requestAnimationFrame(() => requestAnimationFrame(() => { due = null; center(); }));
  };
  on("input", soon);
  for (const kind of ["wheel", "touchmove"]) {
    on(kind, ({ target }) => { const el = up(target, wheels); if (el) turned.add(el); }, { passive: true });
  }
  // Where a wheel stops; not every browser has an event for the end of scrolling.
  const stopped = (el) => {
    if (!turned.delete(el)) { shown.delete(el); soon(); return; }
    const away = (option) => Math.abs(middle(option) - middle(el));
    const [next] = [...el.options].filter((option) => !option.disabled).sort((a, b) => away(a) - away(b));
    if (!next || next.selected) return;
    next.selected = true;
    el.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const timers = new WeakMap();
  on("scroll", ({ target: el }) => {
    if (!el.matches?.(wheels)) return;
    clearTimeout(timers.get(el));
    timers.set(el, setTimeout(() => stopped(el), 150));
  }, { capture: true, passive: true });
  return soon;
};
