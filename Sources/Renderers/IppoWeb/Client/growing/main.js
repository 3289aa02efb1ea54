// Makes fields of several lines as high as their text, and menus of pickers as wide as the chosen option. The extras load this in browsers without `field-sizing`, such as Safari before
// 26.2 and Firefox before 152.
import { all, on } from "../shared/dom.js";
import { pen } from "../shared/pen.js";

// The style sheet contains the least and the greatest height.
const grow = () => {
  for (const el of all("textarea.grow")) {
    el.style.height = "0";
    el.style.height = el.scrollHeight + el.offsetHeight - el.clientHeight + "px";
  }
  for (const el of all(".picker:not(.wheel) > select")) {
    const { font, paddingLeft, paddingRight } = getComputedStyle(el);
    pen.font = font;
    const width = pen.measureText(el.selectedOptions[0]?.text ?? "").width;
    el.style.width = Math.ceil(width + parseFloat(paddingLeft) + parseFloat(paddingRight)) + 1 + "px";
  }
};

export default () => {
  for (const kind of ["input", "resize"]) on(kind, grow);
  document.fonts.ready.then(grow);
  grow();
  return grow;
};
