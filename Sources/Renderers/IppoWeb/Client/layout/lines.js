// Lines that are too long for their room: shrunk as far as they may be, or cut at the head or in the middle, as CSS cannot.
import { all, data } from "../shared/dom.js";
import { pen } from "../shared/pen.js";

// The most letters of a text that fit with an ellipsis before them, or between its halves.
const cut = (text, isAtHead, fits) => {
  let [least, most] = [0, text.length];
  const shown = (count) => {
    const head = isAtHead ? 0 : Math.ceil(count / 2);
    return text.slice(0, head).trimEnd() + "…" + text.slice(text.length - count + head).trimStart();
  };
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(shown(middle))) least = middle; else most = middle - 1;
  }
  return shown(least);
};
export const fitLines = () => {
  const lines = all("[data-least],[data-truncate]");
  for (const el of lines) {
    el.style.removeProperty("--shrunk");
    delete data(el).shown;
  }
  const found = lines.map((el) => {
    const style = getComputedStyle(el);
    pen.font = style.font;
    const widthOf = (text) => pen.measureText(text).width + text.length * (parseFloat(style.letterSpacing) || 0);
    const { least = 1, truncate } = data(el);
    const text = el.textContent, width = widthOf(text), room = el.clientWidth + 0.5;
    if (!room || width <= room) return [];
    // Small letters are a little wider than their share.
    const scale = Math.max(least, 0.97 * room / width);
    const isCut = scale * width > room + 1 && truncate && !el.firstElementChild;
    return [scale, isCut && cut(text, truncate === "head", (shown) => widthOf(shown) * scale <= room), style.fontSize];
  });
  lines.forEach((el, index) => {
    const [scale = 1, shown, size] = found[index];
    if (scale < 1) el.style.setProperty("--shrunk", scale);
    if (!shown) return;
    data(el).shown = shown;
    el.style.setProperty("--shown", size);
  });
};
