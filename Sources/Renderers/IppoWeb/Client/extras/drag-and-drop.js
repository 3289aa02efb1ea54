// Dragging things to other things.
import { on, stop, up } from "../shared/dom.js";
import { at, tell } from "./client.js";
import { also } from "./elements.js";

let grabbed, aim;
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
});
on("dragleave", ({ relatedTarget }) => relatedTarget || target());
on("dragend", () => { target(); grabbed = 0; });
on("drop", (event) => {
  const el = up(event.target, also("drop"));
  if (!el) return;
  stop(event);
  target();
  const source = grabbed ? [parseInt(grabbed.id.slice(1)), ""] : [0, event.dataTransfer.getData("text/plain").toWellFormed()];
  tell(el, "drop", ...source, ...at(el, event));
});
