// What fits: of several forms of a view the first that its room has place for (`ViewThatFits`).
import { all, boxOf, data } from "../shared/dom.js";

export const fit = () => {
  for (const el of all("[data-fit]")) {
    const children = [...el.children];
    const choose = (chosen) => { for (const child of children) child.classList.toggle("fits", child === chosen); };
    const fits = (child) => {
      choose(child);
      const box = boxOf(el);
      child.classList.add("measured");
      const ideal = boxOf(child);
      child.classList.remove("measured");
      return (!/x/.test(data(el).fit) || ideal.width <= box.width + 0.5)
        && (!/y/.test(data(el).fit) || ideal.height <= box.height + 0.5);
    };
    choose(children.find((child, index) => index === children.length - 1 || fits(child)));
  }
};
