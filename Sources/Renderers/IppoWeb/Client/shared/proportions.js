// Views whose box is not in their proportion, because the engine has not carried one length over to the other: WebKit in
// tracks, Firefox in columns.
import { all } from "./dom.js";

const boundOf = (el) => {
  // Without transforms, and with fractions.
  const { aspectRatio, height, width } = getComputedStyle(el);
  const [over, under = 1] = aspectRatio.split("/");
  const [high, wide] = [parseFloat(width) / (over / under), parseFloat(height) * (over / under)];
  return parseFloat(width) > wide + 1 ? ["max-width", wide] : parseFloat(height) > high + 1 && ["max-height", high];
};
// Calls a function with every such view, the property that bounds its longer side, and the length of that.
export const stretched = (act) => {
  for (const el of all(".aspect-fit.ratio:not(.scaled > *),.shape.round:not(.scaled > *)")) {
    const bound = boundOf(el);
    if (bound) act(el, ...bound);
  }
};
