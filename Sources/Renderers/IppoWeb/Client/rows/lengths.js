// Rows that are there tell how long others are.
import { boxOf, is, up } from "../shared/dom.js";

const tracks = new WeakMap();

export const isTable = (list) => is(list, ".grid-table");

// Whether an element may come and go. Of a table those in rows may; in other grids a row is a line of its own.
export const isRow = (el, list) => isTable(list) ? is(el, ".grid-row:not(:has(>[role=columnheader]))") : !is(el, ".gap,.grid-row");

// A row of a table has no box of its own.
export const rowBox = (el) => boxOf(is(el, ".grid-row") ? el.firstElementChild : el);

// How long rows are, along their list. Those of a table are as long as the lines of its grid, in which its children stand.
const lengthsOf = (list, across, style) => {
  const children = [...list.children];
  const lines = isTable(list) && style.gridTemplateRows.split(" ");
  return children.map((el, index) => isRow(el, list) && (lines ? parseFloat(lines[index]) : el[across ? "offsetWidth" : "offsetHeight"]))
    .filter((length) => length !== false);
};

// The room of all rows that have not been made: Firefox lays out 17.9 million pixels, Chromium and WebKit 33.5 million.
const mostRoom = 15e6;

// `number` is how many rows or cells of a list stand beside each other, and `total` how many there are no rows for.
export const estimate = (list, across, style, number, total) => {
  if (tracks.get(list)?.number !== number || !list.style.getPropertyValue("--row")) {
    const lengths = lengthsOf(list, across, style);
    const sum = lengths.reduce((sum, length) => sum + length, 0);
    if (!sum) return;
    const space = parseFloat(style[across ? "columnGap" : "rowGap"]) || 0;
    tracks.set(list, { number, length: (sum / lengths.length + space) / number });
  }
  const row = Math.min(tracks.get(list).length, mostRoom / total) + "px";
  if (list.style.getPropertyValue("--row") === row) return;
  list.style.setProperty("--row", row);
  // Sections of which there is no row are like the first that has some.
  const outer = !across && up(list, ".list");
  if (outer && !outer.style.getPropertyValue("--section-row")) outer.style.setProperty("--section-row", row);
};
