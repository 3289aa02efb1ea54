// A view of some proportion in a row is no wider than the height of the row lets it be. Flex boxes share the width before
// they know that.
import { all } from "../shared/dom.js";

let limited = [];
export const limit = (sizes) => {
  for (const el of limited) el.style.maxWidth = "";
  limited = all(".h.fy>.aspect-fit.ratio");
  const widths = limited.map((el) =>
    parseFloat(getComputedStyle(el.parentElement).height) * getComputedStyle(el).getPropertyValue("--r"));
  limited.forEach((el, index) => {
    el.style.maxWidth = widths[index] + "px";
    sizes.observe(el.parentElement);
  });
};
