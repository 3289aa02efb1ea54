// Clicks: on what opens a menu, on controls, beside dialogs, and on what takes taps.
import { boxOf, byId, controls, data, is, menuOf, onClick, opened, stop, up, zoomOf } from "../shared/dom.js";
import { focusBeside } from "../shared/rows.js";
import { leaveDialog } from "./dialogs.js";
import { parts } from "./extras.js";
import { deepen } from "./history.js";
import { tell } from "./ledger.js";
import { closeMenus, openMenu } from "./menus.js";
import { min } from "./numbers.js";

// Whether the next click is the end of another gesture.
let suppressed;
export const suppressClick = (isOn) => { suppressed = isOn; };

// Where in an element a pointer is, in CSS pixels from its corner. The offset of a view moves what is drawn, and not the
// coordinates in which its own gestures are.
export const at = (el, event) => {
  const box = boxOf(el), zoom = zoomOf(el);
  const [, x = 0, y = 0] = /^(\S+)px(?: (\S+)px)?$/.exec(getComputedStyle(el).translate) ?? [];
  return [event.clientX - box.left * zoom + +x, event.clientY - box.top * zoom + +y];
};

const tap = (el, event) => tell(el, "tap", min(event.detail || 1, 10), ...at(el, event));

onClick((event) => {
  const { target } = event;
  if (suppressed) { suppressed = stop(event); return event.stopPropagation(); }
  if (parts?.stray(event)) return event.stopPropagation();
  const menu = up(target, "[data-menu]");
  const el = up(target, "[data-event]");
  if (menu && !(el && menuOf(el))) {
    const id = data(menu).menu;
    if (is(byId(id), opened)) closeMenus(); else openMenu(id, boxOf(menu));
    return;
  }
  if (el && !is(el, controls + ",:disabled")) {
    const { event: kind, index, step } = data(el);
    // Keys make no gesture.
    if (event.detail && kind === "activate" && up(el, "[data-tap]")) return tap(el, event);
    const isOn = is(el, "[aria-pressed=true],[aria-expanded=true],[aria-checked=true]");
    const value = kind === "setOn" ? [!isOn] : index ?? step ? [+(index ?? step)] : [];
    // A page beside its list is none to go back from.
    const leads = is(el, ".leads:not(:has(+.navigation) *)") || innerWidth < 700 && is(el, "[role=option]");
    const row = kind === "delete" && up(el, "li");
    if (row) focusBeside(row);
    tell(row || el, kind, ...value);
    if (leads) deepen();
    if (menuOf(el)) closeMenus();
    return;
  }
  leaveDialog(target, event);
  const tapped = !up(target, controls + ",a") && up(target, "[data-gestures~=tap]");
  if (tapped) tap(tapped, event);
}, true);
