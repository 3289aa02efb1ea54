// Rows that are far from what is seen may go.
import { is } from "../shared/dom.js";
import { tell } from "./client.js";
import { isRow, rowBox } from "./lengths.js";

// Of a list with more rows than `many` those may go that are more than `far` screens away; fewer than `few` are not worth it.
const many = 300, far = 4, few = 50;
const released = new WeakMap();

export const isLong = (list) => list.childElementCount > many;

export const release = (list, across) => {
  const room = across ? innerWidth : innerHeight;
  const runs = [[]];
  for (const row of list.children) {
    const box = rowBox(row);
    const [start, stop] = across ? [box.left, box.right] : [box.top, box.bottom];
    const isFar = stop < -far * room || start > (far + 1) * room;
    if (isFar && isRow(row, list) && !is(row, ".leaving,:focus-within,:active")) runs.at(-1).push(row);
    else if (runs.at(-1).length) runs.push([]);
  }
  if (runs.flat().length < few) return;
  for (const run of runs) {
    // What was offered and has stayed will stay.
    if (!run.length || released.get(run[0]) === run.length) continue;
    released.set(run[0], run.length);
    tell(run[0], "release", run.length);
  }
};
