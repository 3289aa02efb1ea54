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
  // Grids and layouts of the app's own say nothing of what is in them.
  if (!one("[data-guide]", el) || is(el, ".grid,.arrangement")) return;
  const edge = name[0] === "y" ? "top" : is(el, ":dir(rtl)") ? "right" : "left";
  const found = [...el.children].filter((child) => !is(child, ".overlay,.background")).flatMap((child) => {
    const value = explicit(child, name);
    return value == null ? [] : value + (boxOf(child)[edge] - boxOf(el)[edge]) * (edge === "right" ? -1 : 1);
  });
  return found.length ? found.reduce((sum, value) => sum + value) / found.length : undefined;
};
// What puts a view at a distance from where its room begins: elements, properties and values. A margin makes what is around
// it larger; what lies over a view has no say in its size, nor has what fills the room.
const put = (el, axis, self, length, isApart) => {
  const start = (axis === "x" ? "inline" : "block") + "-start";
  if (is(el, ".f" + axis)) return [[el, "position", "relative"], [el, "inset-" + start, length + "px"]];
  const moves = [[el, self, "start"]];
  return isApart ? [...moves, [el, "position", "relative"], [el, "inset-" + start, length + "px"]]
    : [...moves, [el, "margin-" + start, length + "px"]];
};
// Frames that put their content at an edge.
const frames = ".box:is(.ax-start,.ax-end,.ay-start,.ay-end,[data-align])";
const lies = (el) => is(el, ".overlay,.background");
// What moves the views in a container to its guide along an axis.
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
  const self = (axis === "x" && !is(container, ".v") ? "justify" : "align") + "-self";
  return children.flatMap((child, index) => put(child, axis, self, line - values[index], base));
};
// The cells of a grid: those of a column, as far as they take no other, and those of a row. Anchored ones stand alone.
const lines = (grid) => {
  const found = { x: [], y: [] };
  [...grid.children].forEach((row, index) => {
    let column = 0;
    for (const cell of is(row, ".grid-row:not([role])") ? row.children : []) {
      const span = +getComputedStyle(cell).getPropertyValue("--span") || 1;
      if (!is(cell, ".anchored")) {
        if (span === 1) (found.x[column] ??= []).push(cell);
        (found.y[index] ??= []).push(cell);
      }
      column += span;
    }
  });
  return found;
};
// The views of one line of cells are aligned with each other; all together stand in the line as its alignment has it.
const movesInLine = (cells, axis, grid, index) => {
  const style = getComputedStyle(grid);
  const [self, items, tracks, side] = axis === "x" ? ["justify-self", "justifyItems", "Columns", "width"] : ["align-self", "alignItems", "Rows", "height"];
  const chosen = cells.map((cell) => getComputedStyle(cell).getPropertyValue(self)).find((value) => value !== "auto" && value !== "stretch");
  const own = (el) => guides(data(el).align).find(([name]) => name[0] === axis);
  const kind = chosen ?? style[items];
  const line = axis === "y" ? own(cells[0].parentElement) : cells.map(own).find(Boolean);
  const guide = line || (!chosen && own(grid)) || standard[axis][kind];
  const views = cells.map((cell) => cell.firstElementChild);
  const found = views.map((view) => explicit(view, guide[0]));
  if (found.every((value) => value == null)) return [];
  const values = views.map((view, at) => found[at] ?? valueOf(guide, view));
  const place = Math.max(...values);
  const together = Math.max(...views.map((view, at) => place - values[at] + boxOf(view)[side]));
  const rest = Math.max(0, parseFloat(style["gridTemplate" + tracks].split(" ")[index]) - together);
  const share = { center: 0.5, end: 1, "last baseline": 1 }[kind] ?? 0;
  return views.flatMap((view, at) => [
    ...is(view, ".f" + axis) ? [] : [[cells[at], self, "start"]], ...put(view, axis, self, rest * share + place - values[at]),
  ]);
};
const movesInGrid = (grid) =>
  Object.entries(lines(grid)).flatMap(([axis, all]) => all.flatMap((cells, index) => movesInLine(cells, axis, grid, index)));
let shifted = [];
export const align = (sizes) => {
  for (const [el, name] of shifted) el.style.removeProperty(name);
  shifted = [];
  // Something in it, or what it lies over, has a guide. What is inside is aligned first.
  const containers = all(".h,.v,.z,.overlay,.background,.grid-table," + frames).filter((el) => one("[data-guide]", el.parentElement));
  for (const level of levels(containers).reverse()) {
    const moves = level.flatMap((container) => is(container, ".grid-table") ? movesInGrid(container)
      : [...movesIn(container, "x"), ...movesIn(container, "y")]);
    for (const [el, name, value] of moves) el.style.setProperty(name, value, "important");
    shifted.push(...moves);
  }
  for (const el of new Set(shifted.flatMap(([{ parentElement }]) => [parentElement, ...parentElement.children]))) sizes.observe(el);
};
