// Context menus of what is no control are opened by the keys of menus, and by the keys of buttons.
import { data, is, on } from "../shared/dom.js";
import { openMenu } from "./client.js";
import { placeOf } from "./elements.js";

on("keydown", (event) => {
  const { target: el, key, shiftKey } = event;
  if (!is(el, "[data-context-menu]") || !(/^(Enter| |ContextMenu)$/.test(key) || shiftKey && key === "F10")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  openMenu(data(el).contextMenu, placeOf(el));
}, true);
