// Sliders say per cent unless the app has words for the value, and those without steps move by a tenth per key, as on iOS. Browsers
// differ by far: Firefox goes from one end to the other.
import { doc, is, on } from "../shared/dom.js";

const words = (el) => {
  if (el.hasAttribute("aria-valuetext") && !("percent" in el.dataset)) return;
  el.dataset.percent = "";
  const share = (el.value - el.min) / (el.max - el.min);
  el.ariaValueText = new Intl.NumberFormat(doc.documentElement.lang || undefined, { style: "percent" }).format(share);
};
for (const kind of ["focusin", "input"]) on(kind, ({ target }) => is(target, "[type=range]") && words(target), true);

on("keydown", (event) => {
  const { target: el, key } = event;
  if (!is(el, "[type=range][step=any]")) return;
  const isReversed = getComputedStyle(el).direction === "rtl" ? -1 : 1;
  const step = { ArrowUp: 1, ArrowDown: -1, ArrowRight: isReversed, ArrowLeft: -isReversed, PageUp: 2, PageDown: -2 }[key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  el.value = +(+el.value + step * (el.max - el.min) / 10).toPrecision(12);
  for (const kind of ["input", "change"]) el.dispatchEvent(new Event(kind, { bubbles: true }));
}, true);
