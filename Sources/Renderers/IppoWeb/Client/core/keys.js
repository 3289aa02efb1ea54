// Keys: between the items of menus and tabs, the fields and rows; what else there is are shortcuts.
import { all, controls, is, menuOf, on, one, stop, up } from "../shared/dom.js";
import { extra, parts } from "./extras.js";
import { tell } from "./ledger.js";
import { items } from "./menus.js";
import { removeRow, siblings } from "./rows.js";

on("keydown", (event) => {
  const { target: el, key } = event;
  if (event.isComposing) return;
  const menu = menuOf(el);
  const list = menu ? items(menu) : is(el, "[role=tab]") ? all("[role=tab]", el.parentElement) : [];
  const index = list.indexOf(el);
  const goal = {
    ArrowDown: index + 1, ArrowRight: index + 1, ArrowUp: index - 1, ArrowLeft: index - 1, Home: 0, End: -1,
  };
  const next = key in goal && list.at(goal[key] % list.length);
  if (next) { stop(event); next.focus(); if (!menu) next.click(); return; }
  if (key === "Enter" && is(el, "input[data-event=setText]")) {
    tell(el, "submit");
    return one("dialog:has(:focus) [data-default]")?.click();
  }
  const row = up(el, "li");
  if (row && !is(el, controls)) {
    if ((key === "Delete" || key === "Backspace") && is(row, "[data-deletable]")) {
      stop(event);
      return removeRow(row);
    }
    const step = { ArrowUp: -1, ArrowDown: 1 }[key];
    if (step && (event.altKey ? is(row, "[data-movable]") : row === el)) {
      stop(event);
      const rows = siblings(row);
      const goal = rows.indexOf(row) + step;
      if (!event.altKey) rows[goal]?.focus(); else if (rows[goal]) tell(row, "move", goal);
      return;
    }
  }
  if ((key === "Enter" || key === " ") && is(el, "li[data-event],[role=button]:not(button),[role=link]:not(a)")) {
    stop(event);
    return el.click();
  }
  if (parts) parts.shortcut(event); else extra("shortcut", event);
});
