// Texts of several lines are as wide as the longest of them, which CSS cannot say. Those that are cut short have a last line that
// goes on to the edge.
import { all, boxOf, doc, isShown } from "../shared/dom.js";
import { pen } from "../shared/pen.js";
import { also } from "./elements.js";

export const hug = () => {
  const texts = all(also("wrap")).filter(isShown);
  for (const el of texts) el.style.width = "";
  const heights = texts.map((el) => el.offsetHeight);
  const widths = texts.map((el) => {
    const lines = doc.createRange();
    lines.selectNodeContents(el);
    pen.font = getComputedStyle(el).font;
    const space = pen.measureText(" ").width;
    // The space that a line is broken at is a box of its own.
    const boxes = [...lines.getClientRects()].filter((box) => Math.abs(box.width - space) > 0.1);
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    // Scaled or turned it would be measured wrong.
    const isWrapped = boxes.length > 1 && Math.abs(boxOf(el).width - el.offsetWidth) < 1 && el.scrollHeight <= el.offsetHeight + 1;
    return isWrapped && right - left < el.offsetWidth - 1 ? Math.ceil(right - left + 0.1) + "px" : "";
  });
  texts.forEach((el, index) => { el.style.width = widths[index]; });
  texts.forEach((el, index) => { if (el.offsetHeight > heights[index]) el.style.width = ""; });
};
