// Makes fields of several lines as high as their text. The extras load this in browsers without `field-sizing`, such as Safari before
// 26.2 and Firefox before 152.
import { all, on } from "../shared/dom.js";

// The style sheet contains the least and the greatest height.
const grow = () => {
  for (const el of all("textarea.grow")) {
    el.style.height = "0";
    el.style.height = el.scrollHeight + el.offsetHeight - el.clientHeight + "px";
  }
};

export default () => {
  for (const kind of ["input", "resize"]) on(kind, grow);
  grow();
  return grow;
};
