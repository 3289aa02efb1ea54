// What follows from the page as a whole, after every change of it.
import { all, body, data, doc, isShown, one } from "../shared/dom.js";
import { showDialogs } from "./dialogs.js";
import { extra } from "./extras.js";
import { moveFocus } from "./focus.js";
import { chronicle } from "./history.js";
import { tell } from "./ledger.js";
import { showPopovers } from "./menus.js";

// What asked for its size is told it.
const sizes = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries) {
    // What is gone or not displayed has no size.
    if (isShown(target)) tell(target, "resize", contentRect.width, contentRect.height);
  }
});

export const settle = () => {
  for (const el of all("[data-geometry]:not([data-observed])")) { data(el).observed = ""; sizes.observe(el); }
  showDialogs();
  showPopovers();
  moveFocus();
  const page = all(".page:not(.leaving)").findLast(isShown);
  doc.title = page?.dataset.title || data(body).title;
  chronicle();
  if (one("[data-also],[data-address],.scroll,.list,.surface")) extra("settle");
};
