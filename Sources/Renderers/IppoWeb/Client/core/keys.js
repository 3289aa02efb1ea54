// Keys: between the items of menus and tabs, and in fields; what else there is are shortcuts, and rows (keyboard/rows.js).
import { all, is, isComposing, menuOf, on, one, stop } from "../shared/dom.js";
import { extra, parts } from "./extras.js";
import { tell } from "./ledger.js";
import { items } from "./menus.js";
import { text } from "./texts.js";

on("keydown", (event) => {
  const { target: el, key } = event;
  if (isComposing(event)) return;
  const menu = menuOf(el);
  const list = menu ? items(menu) : is(el, "[role=tab]") ? all("[role=tab]", el.parentElement) : [];
  const index = list.indexOf(el);
  const goal = {
    ArrowDown: index + 1, ArrowRight: index + 1, ArrowUp: index - 1, ArrowLeft: index - 1, Home: 0, End: -1,
  };
  const next = key in goal && list.at(goal[key] % list.length);
  if (next) { stop(event); next.focus(); if (!menu) next.click(); return; }
  if (key === "Enter" && is(el, "input[data-event=setText]")) {
    // The app would take the text before the one that is too long.
    if (el.validity.customError) return extra("refuse", el);
    text("submitted", el, tell(el, "submit"));
    return one("dialog:has(:focus) [data-default]")?.click();
  }
  if ((key === "Enter" || key === " ") && is(el, "li[data-event],[role=button]:not(button),[role=link]:not(a)")) {
    stop(event);
    return el.click();
  }
  if (parts) parts.shortcut(event); else extra("shortcut", event);
});
