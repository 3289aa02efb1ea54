// Layouts of the app's own: sizes are told, places come back.
import { all, boxOf, data } from "../shared/dom.js";
import { tell } from "./client.js";
import { round } from "./elements.js";

const told = new WeakMap();
const number = (text) => text === "" ? null : +text;
export const measure = () => {
  for (const el of all("[data-ask]")) {
    if (!el.checkVisibility()) continue;
    const { style, children } = el;
    const own = style.cssText;
    const places = [...children].map((child) => child.style.cssText);
    style.width = style.height = "100%";
    const room = [el.clientWidth || null, el.clientHeight || null];
    style.cssText = own;
    const answers = data(el).ask.split(" ").filter((ask) => ask).map((ask) => {
      const [index, width, height] = ask.split("/").map(number);
      const cell = children[index];
      const offer = (length, limit) => length == null ? "max-content" : (length < 0 ? limit ?? 10000 : length) + "px";
      cell.style.cssText = `width:${offer(width, room[0])};height:${offer(height, room[1])}`;
      const box = boxOf(cell.firstElementChild);
      return [index, width, height, round(box.width), round(box.height)];
    });
    places.forEach((place, index) => { children[index].style.cssText = place; });
    const message = JSON.stringify([room, answers]);
    if (told.get(el) === message) continue;
    told.set(el, message);
    tell(el, "measure", ...room, ...answers);
  }
};
