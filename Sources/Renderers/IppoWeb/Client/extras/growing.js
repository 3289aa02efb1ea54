// Makes fields of several lines as high as their text, in browsers whose styles cannot.
import { all, on } from "../shared/dom.js";

const isNeeded = !CSS.supports("field-sizing", "content");

// Their styles contain the least and the greatest height.
export const grow = () => {
  if (!isNeeded) return;
  for (const el of all("textarea.grow")) {
    el.style.height = "0";
    el.style.height = el.scrollHeight + el.offsetHeight - el.clientHeight + "px";
  }
};
on("input", grow);
on("resize", grow);
