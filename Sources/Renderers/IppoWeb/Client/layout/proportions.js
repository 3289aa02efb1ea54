// A view of some proportion in a row is no wider than the height of the row lets it be. Flex boxes share the width before
// they know that.
import { all, is } from "../shared/dom.js";

const sum = (tracks) => [tracks.at(0), tracks.at(-1)].reduce((sum, length) => sum + parseFloat(length), 0);
// How wide a view may be in a room of some height, by the proportion of what is in it; nothing where that is not known.
const widthOf = (el, height) => {
  let around = 0;
  for (let next = el; next; next = next.firstElementChild) {
    const style = getComputedStyle(next);
    if (is(next, ".aspect-fit.ratio")) return Math.max(0, height) * style.getPropertyValue("--r") + around + "px";
    if (!is(next, ".padded")) return "";
    height -= sum(style.gridTemplateRows.split(" "));
    around += sum(style.gridTemplateColumns.split(" "));
  }
};
let limited = [];
export const limit = (sizes) => {
  for (const el of limited) el.style.maxWidth = "";
  limited = all(".h.fy>.ly:is(.padded,.ratio)");
  const widths = limited.map((el) => widthOf(el, parseFloat(getComputedStyle(el.parentElement).height)));
  limited.forEach((el, index) => {
    el.style.maxWidth = widths[index];
    sizes.observe(el.parentElement);
  });
};
