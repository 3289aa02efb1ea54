// Assistive technology is told how many rows there are and which one each is, where it cannot count them.
import { all, data, is } from "../shared/dom.js";

let counted = new Set();

const tellPlace = (row, place, total) => {
  for (const [name, value] of [["aria-posinset", place], ["aria-setsize", total]]) {
    if (!total) row.removeAttribute(name);
    else if (row.getAttribute(name) !== value + "") row.setAttribute(name, value);
  }
};

export const count = () => {
  const lists = new Set(all(".rows > .gap").map((el) => el.parentElement));
  for (const list of counted) if (!lists.has(list)) for (const row of list.children) tellPlace(row);
  for (const list of lists) {
    const lengths = [...list.children].map((row) => is(row, ".gap") ? +data(row).count : 1);
    const total = lengths.reduce((sum, length) => sum + length, 0);
    let place = 0;
    lengths.forEach((length, index) => {
      place += length;
      const row = list.children[index];
      if (!is(row, ".gap")) tellPlace(row, place, total);
    });
  }
  counted = lists;
};
