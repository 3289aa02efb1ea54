// Fields of several lines are as high as their text. Where styles cannot say so, this does.
import { all, on } from "../shared/dom.js";

const isNeeded = !CSS.supports("field-sizing", "content");

// Their styles say how low and how high they may be.
export const grow = () => {
  if (!isNeeded) return;
  for (const el of all("textarea.grow")) {
    el.style.height = "0";
    el.style.height = el.scrollHeight + el.offsetHeight - el.clientHeight + "px";
  }
};
on("input", grow);
on("resize", grow);
