// A view of some proportion in a row is no wider than the height of the row lets it be. Flex boxes share the width before
// they know that.
import { all, boxOf, is } from "../shared/dom.js";
import { stretched } from "../shared/proportions.js";

const sum = (tracks) => [tracks.at(0), tracks.at(-1)].reduce((sum, length) => sum + parseFloat(length), 0);
// How wide a view may be in a room of some height, by the proportion of what is in it; nothing where that is not known.
const widthOf = (el, height) => {
  let around = 0;
  for (let next = el; next; next = next.firstElementChild) {
    const style = getComputedStyle(next);
    if (is(next, ".aspect-fit.ratio")) return Math.max(0, height) * style.getPropertyValue("--r") + around + "px";
    if (!is(next, ".padded")) return "";
    height -= sum(style.gridTemplateRows.split(" "));
    around += sum(style.gridTemplateColumns.split(" "));
  }
};
// A stack in which nothing but such views fills its room is as large as they have become. Where it stands is said again: an
// edge to be stretched to would be where it begins.
const columnOf = ["width", "flex", "align-self"], rowOf = ["height", "align-self"];
const isHugging = ({ children }) => [...children].every((el) => !is(el, ".fx") || is(el, ".aspect-fit.ratio"));
const lengthOf = (el, side) => {
  const most = Math.max(...[...el.children].map((child) => boxOf(child)[side]));
  return boxOf(el)[side] > most + 0.5 && most + "px";
};
let limited = [], hugging = [], bounded = [];
export const limit = (sizes) => {
  for (const [el, name] of bounded) el.style.removeProperty(name);
  for (const el of limited) el.style.maxWidth = "";
  for (const [el, names] of hugging) for (const name of names) el.style.removeProperty(name);
  limited = all(".h.fy>.ly:is(.padded,.ratio)");
  const widths = limited.map((el) => widthOf(el, parseFloat(getComputedStyle(el.parentElement).height)));
  limited.forEach((el, index) => {
    el.style.maxWidth = widths[index];
    sizes.observe(el.parentElement);
  });
  hugging = [
    ...all(".h.fy.ly:has(>.ratio)").map((el) => [el, rowOf, lengthOf(el, "height")]),
    ...all(".v.fx:has(>.ratio)").filter(isHugging).map((el) => [el, columnOf, lengthOf(el, "width")]),
  ].filter(([, , length]) => length);
  for (const [el, [side, ...others], length] of hugging) {
    el.style.setProperty(side, length);
    for (const name of others) el.style.setProperty(name, name === "flex" ? "none" : "auto");
    sizes.observe(el.parentElement);
  }
  bounded = [];
  stretched((el, name, length) => {
    el.style.setProperty(name, length + "px");
    bounded.push([el, name]);
    sizes.observe(el.parentElement);
  });
};
