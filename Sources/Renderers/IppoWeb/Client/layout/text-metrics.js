// Where the lines of texts stand.
import { all, boxOf, is } from "../shared/dom.js";
import { pen } from "../shared/pen.js";

// Where the first and the last line of the texts in an element stand, from its upper edge.
export const baselines = (el, box) => {
  const texts = is(el, ".text") ? [el] : all(".text", el);
  if (!texts.length) return [box.height, box.height];
  const stand = (text, isLast) => {
    const style = getComputedStyle(text);
    pen.font = style.font;
    const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = pen.measureText("x");
    const line = parseFloat(style.lineHeight) || up + down;
    const { top, bottom } = boxOf(text);
    return (isLast ? bottom - line : top) + (line - up - down) / 2 + up - box.top;
  };
  return [stand(texts[0]), stand(texts.at(-1), true)];
};
