// Dialogs: shown as the page has them, and left as the person wants.
import { all, is, on, stop } from "../shared/dom.js";
import { at } from "./clicks.js";
import { announce } from "./extras.js";
import { tell } from "./ledger.js";

export const showDialogs = () => {
  for (const el of all("[aria-modal]:not(.leaving)")) {
    const isNew = !is(el, ":modal");
    announce(el, isNew, () => { if (isNew) { el.close(); el.showModal(); } });
  }
};

// A click beside a dialog is one on the dialog itself, as its backdrop belongs to it.
export const leaveDialog = (target, event) => {
  if (is(target, "dialog[id]:not([data-locked],.alert,.cover)")) {
    const [x, y] = at(target, event);
    if (x < 0 || y < 0 || x > target.offsetWidth || y > target.offsetHeight) tell(target, "dismiss");
  }
};

on("cancel", (event) => {
  const el = event.target;
  if (!is(el, "dialog[id]")) return;
  stop(event);
  if (!is(el, "[data-locked]")) tell(el, "dismiss");
}, true);
