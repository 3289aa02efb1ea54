// Assistive technology is told how many rows there are and which one each is, where it cannot count them.
import { all, data, is } from "../shared/dom.js";

let counted = new Set();

const tell = (el, name, value) => {
  if (!value) el.removeAttribute(name);
  else if (el.getAttribute(name) !== value + "") el.setAttribute(name, value);
};

const length = (row) => is(row, ".gap") ? +data(row).count : 1;

// Rows of a table count from its header on.
const countTable = (table, isLong) => {
  let place = 0;
  for (const row of table.children) {
    if (!is(row, ".gap,.grid-row")) continue;
    place += length(row);
    if (!is(row, ".gap")) tell(row, "aria-rowindex", isLong && place);
  }
  tell(table, "aria-rowcount", isLong && place);
};

// Rows of an outline count among those that are below the same row.
const countRows = (list, isLong) => {
  const open = [], sets = [];
  for (const row of list.children) {
    const level = row.getAttribute("aria-level") ?? data(row).level ?? 1;
    open.length = Math.min(open.length, level);
    if (!open[level - 1]) sets.push(open[level - 1] = { size: 0, rows: [] });
    const set = open[level - 1];
    set.size += length(row);
    if (!is(row, ".gap")) set.rows.push([row, set.size]);
  }
  for (const { size, rows } of sets) {
    for (const [row, place] of rows) {
      tell(row, "aria-posinset", isLong && place);
      tell(row, "aria-setsize", isLong && size);
    }
  }
};

const countIn = (list, isLong) => (is(list, ".grid-table") ? countTable : countRows)(list, isLong);

export const count = () => {
  const lists = new Set(all(":is(.rows,.grid-table)>[data-also~=gap]").map((el) => el.parentElement));
  for (const list of counted) if (!lists.has(list)) countIn(list);
  for (const list of lists) countIn(list, true);
  counted = lists;
};
