// Cells behind room of a grid stand in the track they will have when all before them are there.
import { data, is } from "../shared/dom.js";

let started = new Map();

// How many cells are before an element in its grid, since the last line of its own.
const before = (el) => {
  let count = 0;
  while ((el = el.previousElementSibling) && !is(el, ".grid-row")) count += is(el, ".gap") ? +data(el).count : 1;
  return count;
};

// The track behind room for `count` cells, of `number` beside each other.
export const track = (gap, count, number) => (before(gap) + count) % number + 1;

// `starts` has for each such cell whether its grid goes across, and its track.
export const startCells = (starts) => {
  for (const [cell] of started) if (!starts.has(cell)) cell.style.gridRowStart = cell.style.gridColumnStart = "";
  for (const [cell, [across, start]] of starts) {
    const property = across ? "gridRowStart" : "gridColumnStart";
    if (cell.style[property] !== start + "") cell.style[property] = start;
  }
  started = starts;
};
