// What scrolls goes on under the bars that insets of the safe area put at its edges: it is told how high they are.
import { all, boxOf, is } from "../shared/dom.js";

const sides = { "--it": ".inset:first-child", "--ib": ".inset:last-child" };

export const goUnder = (sizes) => {
  for (const bar of all(".inset-column > .inset")) {
    const region = bar.previousElementSibling ?? bar.nextElementSibling;
    if (!region || !is(region, ".scroll-y,.list")) continue;
    const gap = parseFloat(getComputedStyle(bar.parentElement).rowGap) || 0;
    for (const [name, selector] of Object.entries(sides)) {
      if (is(bar, selector)) region.style.setProperty(name, bar.offsetHeight + gap + "px");
    }
    sizes.observe(bar);
  }
};

// Where only some of the edges are ignored, what ignores them stays at the others where the view around it does.
export const stayWithin = () => {
  for (const el of all("[class*=within-]")) {
    const part = is(el.parentElement, ".background") ? el.parentElement : el;
    if (getComputedStyle(part).position !== "absolute" || !part.offsetParent) continue;
    const room = boxOf(part.parentElement), whole = boxOf(part.offsetParent);
    const [start, end] = is(el, ":dir(rtl)") ? ["right", "left"] : ["left", "right"];
    const edges = { top: "top", bottom: "bottom", leading: start, trailing: end };
    for (const [name, edge] of Object.entries(edges)) {
      if (is(el, ".within-" + name)) part.style[edge] = Math.abs(room[edge] - whole[edge]) + "px";
    }
  }
};
