// Alignment guides: where they are in a view is told as multiples of its lengths.
import { all, boxOf, data, is, one } from "../shared/dom.js";
import { levels } from "./levels.js";
import { baselines } from "./text-metrics.js";

const guides = (list) => (list || "").split(" ").map((guide) => guide.split(","));
const valueOf = ([, width, height, first, last, points], el) => {
  const box = boxOf(el);
  const lines = +first || +last ? baselines(el, box) : [0, 0];
  return width * box.width + height * box.height + first * lines[0] + last * lines[1] + +points;
};
const standard = {
  x: { start: ["xleading", 0, 0, 0, 0, 0], center: ["xcenter", 0.5, 0, 0, 0, 0], end: ["xtrailing", 1, 0, 0, 0, 0] },
  y: {
    start: ["ytop", 0, 0, 0, 0, 0], center: ["ycenter", 0, 0.5, 0, 0, 0], end: ["ybottom", 0, 1, 0, 0, 0],
    baseline: ["yfirstTextBaseline", 0, 0, 1, 0, 0], "last baseline": ["ylastTextBaseline", 0, 0, 0, 1, 0],
  },
};
// The guide a container aligns by along an axis.
const decisive = (el, axis) => {
  if (is(el, axis === "x" ? ".h" : ".v")) return;
  const style = getComputedStyle(el);
  return guides(data(el).align).find(([name]) => name[0] === axis)
    ?? standard[axis][axis === "x" && !is(el, ".v") ? style.justifyItems : style.alignItems];
};
// Where a view, or the views in it, say that a guide is.
const explicit = (el, name) => {
  const own = guides(data(el).guide).find((guide) => guide[0] === name);
  if (own) return valueOf(own, el);
  if (!one("[data-guide]", el)) return;
  const edge = name[0] === "y" ? "top" : is(el, ":dir(rtl)") ? "right" : "left";
  const found = [...el.children].filter((child) => !is(child, ".overlay,.background")).flatMap((child) => {
    const value = explicit(child, name);
    return value == null ? [] : value + (boxOf(child)[edge] - boxOf(el)[edge]) * (edge === "right" ? -1 : 1);
  });
  return found.length ? found.reduce((sum, value) => sum + value) / found.length : undefined;
};
// Frames that put their content at an edge.
const frames = ".box:is(.ax-start,.ax-end,.ay-start,.ay-end)";
const lies = (el) => is(el, ".overlay,.background");
// What moves the views in a container to its guide along an axis: elements, properties and values.
const movesIn = (container, axis) => {
  const guide = decisive(container, axis);
  if (!guide) return [];
  const children = [...container.children];
  const isFrame = is(container, frames);
  const base = isFrame ? container : lies(container) && container.parentElement.firstElementChild;
  const found = children.map((child) => explicit(child, guide[0]));
  const outer = base && !isFrame ? explicit(base, guide[0]) : undefined;
  if (outer == null && !found.some((value) => value != null)) return [];
  const values = children.map((child, index) => found[index] ?? valueOf(guide, child));
  const line = base ? outer ?? valueOf(guide, base) : Math.max(...values);
  const isX = axis === "x";
  const start = (isX ? "inline" : "block") + "-start";
  return children.flatMap((child, index) => {
    const length = line - values[index] + "px";
    const isFlexible = is(child, ".f" + axis);
    const moves = isFlexible ? [] : [[child, (isX && !is(container, ".v") ? "justify" : "align") + "-self", "start"]];
    // A margin makes a stack larger; what lies over a view has no say in its size.
    return isFlexible || base
      ? [...moves, [child, "position", "relative"], [child, "inset-" + start, length]] : [...moves, [child, "margin-" + start, length]];
  });
};
let shifted = [];
export const align = (sizes) => {
  for (const [el, name] of shifted) el.style.removeProperty(name);
  shifted = [];
  // Something in it, or what it lies over, has a guide. What is inside is aligned first.
  const containers = all(".h,.v,.z,.overlay,.background," + frames).filter((el) => one("[data-guide]", el.parentElement));
  for (const level of levels(containers).reverse()) {
    const moves = level.flatMap((container) => [...movesIn(container, "x"), ...movesIn(container, "y")]);
    for (const [el, name, value] of moves) el.style.setProperty(name, value, "important");
    shifted.push(...moves);
  }
  for (const el of new Set(shifted.flatMap(([{ parentElement }]) => [parentElement, ...parentElement.children]))) sizes.observe(el);
};
