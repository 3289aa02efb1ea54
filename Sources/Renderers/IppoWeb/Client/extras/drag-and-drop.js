// Dragging things to other things.
import { all, is, on, stop, up, wellFormed } from "../shared/dom.js";
import { at, tell } from "./client.js";
import { also } from "./elements.js";

let grabbed, aim;

// Rows take what is dropped before or behind them.
const isRow = (el) => el && is(el, "li.row");
const isBehind = (el, event) => at(el, event)[1] * 2 >= el.offsetHeight;
const mark = (el, event) => {
  for (const row of all(".drop-before,.drop-behind")) row.classList.remove("drop-before", "drop-behind");
  if (isRow(el)) el.classList.add(isBehind(el, event) ? "drop-behind" : "drop-before");
};
const target = (el) => {
  if (aim === el) return;
  if (aim?.isConnected) tell(aim, "dropTarget", false);
  aim = el;
  if (el) tell(el, "dropTarget", true);
};
on("dragstart", (event) => {
  grabbed = up(event.target, also("grab"));
  if (grabbed) event.dataTransfer.setData("text/plain", grabbed.textContent.trim());
});
on("dragover", (event) => {
  const el = up(event.target, also("drop"));
  if (el) stop(event);
  target(el);
  mark(el, event);
});
on("dragleave", ({ relatedTarget }) => { if (!relatedTarget) { target(); mark(); } });
on("dragend", () => { target(); mark(); grabbed = 0; });
on("drop", (event) => {
  const el = up(event.target, also("drop"));
  if (!el) return;
  stop(event);
  target();
  mark();
  const source = grabbed ? [parseInt(grabbed.id.slice(1)), ""] : [0, wellFormed(event.dataTransfer.getData("text/plain"))];
  tell(el, "drop", ...source, ...at(el, event), ...isBehind(el, event) ? [true] : []);
});
