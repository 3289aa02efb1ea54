// What fits: of several forms of a view the first that its room has place for (`ViewThatFits`).
import { all, boxOf, data, is } from "../shared/dom.js";
import { levels } from "./levels.js";

const choose = ({ children }, index) => [...children].forEach((child, at) => child.classList.toggle("fits", at === index));

// No more than there is in what is around it: a stack is as high as what is in it, however little room it was offered.
const roomOf = (el) => {
  let { width, height } = boxOf(el);
  for (let next = el.parentElement; next && !is(next, ".scroll,.list,.page-content,.fixed-x,.fixed-y,.outset"); next = next.parentElement) {
    const box = boxOf(next);
    [width, height] = [Math.min(width, box.width), Math.min(height, box.height)];
  }
  return { width, height };
};

export const fit = () => {
  for (const level of levels(all("[data-fit]"))) {
    // Those of which no form has fitted so far. The last one has to.
    let open = level;
    for (let index = 0; open.length; index++) {
      const mark = (isMeasured) => { for (const el of open) el.children[index].classList.toggle("measured", isMeasured); };
      for (const el of open) choose(el, index);
      open = open.filter((el) => index < el.children.length - 1);
      const rooms = open.map(roomOf);
      mark(true);
      const ideals = open.map((el) => boxOf(el.children[index]));
      mark(false);
      const isTooSmall = ({ width, height }, ideal, axes) =>
        /x/.test(axes) && ideal.width > width + 0.5 || /y/.test(axes) && ideal.height > height + 0.5;
      open = open.filter((el, at) => isTooSmall(rooms[at], ideals[at], data(el).fit));
    }
  }
};
