// The pointer: swiping rows, dragging rows, drags, and presses that last.
import { boxOf, data, on, one, stop, up } from "../shared/dom.js";
import { siblings } from "../shared/rows.js";
import { at, suppressClick } from "./clicks.js";
import { everyFrame, frames } from "./frames.js";
import { tell } from "./ledger.js";
import { openMenu } from "./menus.js";
import { abs, forget, hypot, min } from "./numbers.js";
import { endSwipe, swipe } from "./rows.js";

// The press that is going on.
let track = {};

on("pointerdown", (event) => {
  suppressClick();
  if (event.button) return;
  const { target, clientX: x, clientY: y, pointerId: id } = event;
  if (!up(target, ".swiped")) endSwipe();
  const row = up(target, "li.row");
  const gesture = up(target, "[data-gestures~=drag]");
  const pressed = up(target, "[data-gestures~=longPress],[data-context-menu]");
  const actions = ".row-delete,.row-actions";
  const canSwipe = row && one(actions, row) && !up(target, "input,.row-remove," + actions);
  const kind = up(target, ".row-handle") ? "lifted" : gesture ? "drag" : canSwipe && "swiped";
  const el = kind === "drag" ? gesture : row;
  forget(track.timer);
  track = { x, y, id, kind, el, origin: at(el ?? target, event) };
  if (kind === "lifted") stop(event);
  if (pressed) {
    track.timer = setTimeout(() => {
      suppressClick(true);
      track = {};
      const menu = data(pressed).contextMenu;
      if (menu) openMenu(menu, new DOMRect(x, y)); else tell(pressed, "longPress");
    }, 500);
  }
});

on("pointermove", (event) => {
  const { el, kind, id, origin } = track;
  if (event.pointerId !== id) return;
  const x = event.clientX - track.x;
  const y = event.clientY - track.y;
  if (!track.active) {
    if (hypot(x, y) < 8) return;
    forget(track.timer);
    if (!kind || (kind === "swiped" && abs(y) > abs(x))) { track = {}; return; }
    track.active = true;
    el.setPointerCapture(id);
    if (kind !== "drag") el.classList.add(kind);
  }
  if (kind === "drag") everyFrame(el, () => tell(el, "drag", "changed", ...origin, ...at(el, event)));
  else if (kind === "lifted") el.style.translate = `0 ${y}px`;
  else swipe(el, (track.shift = min(one(".leading", el) ? 160 : 0, x)) + "px");
});

const finish = (event) => {
  const { el, kind, id, active, shift, origin, timer } = track;
  if (event.pointerId !== id) return;
  forget(timer);
  track = {};
  if (!active) return;
  const isDone = event.type === "pointerup";
  suppressClick(isDone && event.pointerType === "mouse");
  if (kind === "drag") {
    frames.delete(el);
    tell(el, "drag", isDone ? "ended" : "cancelled", ...origin, ...at(el, event));
  } else if (kind === "lifted") {
    // The index once it is taken out: as many rows as have their middle above.
    const rows = siblings(el);
    const isAbove = (row) => boxOf(row).top + row.offsetHeight / 2 < event.clientY;
    const goal = rows.filter((row) => row !== el && isAbove(row)).length;
    el.style.translate = "";
    el.classList.remove(kind);
    if (isDone && rows[goal] !== el) tell(el, "move", goal);
  } else if (isDone && abs(shift) > 40) {
    if (shift < el.offsetWidth * -0.55 && one(".row-delete", el)) { endSwipe(); tell(el, "delete"); }
    else swipe(el, shift < 0 ? "-88px" : "88px");
  } else endSwipe();
};
on("pointerup", finish);
on("pointercancel", finish);
