// The pointer: swipes of rows, moves of rows, drags, long presses, and context menus.
import { boxOf, byId, controls, data, is, on, one, opened, stop, up } from "../shared/dom.js";
import { siblings } from "../shared/rows.js";
import { at, everyFrame, frames, openMenu, suppressClick, tell } from "./client.js";
import { endSwipe, swipe } from "./swipes.js";

// The current press.
let track = {};

const hasMoved = (event) => Math.hypot(event.clientX - track.x, event.clientY - track.y) >= 8;

on("pointerdown", (event) => {
  const { target, clientX: x, clientY: y, pointerId: id } = event;
  if (track.active) {
    // Another finger. A new primary pointer shows that the release of the last press was lost.
    if (id !== track.id && !event.isPrimary) return;
    finish(track.last, true);
  }
  suppressClick();
  if (event.button) return;
  if (!up(target, ".swiped")) endSwipe();
  const row = up(target, "li.row");
  const gesture = up(target, "[data-gestures~=drag]");
  const pressed = up(target, "[data-gestures~=longPress],[data-context-menu]");
  const actions = ".row-delete,.row-actions";
  const canSwipe = row && one(actions, row) && !up(target, "input,.row-remove," + actions);
  const kind = up(target, ".row-handle") ? "lifted" : gesture ? "drag" : canSwipe && "swiped";
  const el = kind === "drag" ? gesture : row;
  clearTimeout(track.timer);
  track = { x, y, id, kind, el, origin: at(el ?? target, event), last: event };
  if (kind === "lifted") stop(event);
  // A drag without a minimum distance, unless an inner control takes the press.
  const control = up(target, "[data-event],a,button," + controls);
  if (kind === "drag" && is(el, "[data-gestures~=now]") && !(control && el !== control && el.contains(control))) begin(event);
  if (pressed) {
    track.timer = setTimeout(() => {
      suppressClick(true);
      // A drag without a minimum distance continues.
      if (!track.active) track = {};
      if (data(pressed).contextMenu) open(pressed, x, y); else tell(pressed, "longPress");
    }, 500);
  }
});

// The pressed pointer, and the menu that has opened under the pointer.
let held, own;
on("pointerdown", (event) => { held = event.pointerId; own = null; }, true);
for (const kind of ["pointerup", "pointercancel"]) on(kind, () => { held = null; }, true);
// Safari sends no other event for the release of a button that asks for a menu.
on("mouseup", () => {
  if (held != null) own?.releasePointerCapture(held);
  held = null;
}, true);
// The mouse events that browsers derive from a finger would take the focus out of the menu.
on("touchend", (event) => { if (own) stop(event); }, { passive: false });

// Opens the menu of an element, unless it is open: browsers may also report a long press. Browsers dismiss a new menu when
// the pointer is released beside it. Therefore the menu captures the pointer until the release.
const open = (el, x, y) => {
  const menu = byId(data(el).contextMenu);
  if (is(menu, opened)) return;
  openMenu(menu.id, new DOMRect(x, y));
  if (held != null) {
    menu.setPointerCapture(held);
    own = menu;
  }
};

on("contextmenu", (event) => {
  const el = up(event.target, "[data-context-menu]");
  if (!el) return;
  stop(event);
  open(el, event.clientX, event.clientY);
});

const begin = (event) => {
  const { el, kind, id } = track;
  track.active = true;
  el.setPointerCapture(id);
  if (kind === "drag") drag(event); else el.classList.add(kind);
};
const drag = (event) => {
  const { el, origin } = track;
  everyFrame(el, () => tell(el, "drag", "changed", ...origin, ...at(el, event)));
};

on("pointermove", (event) => {
  const { el, kind, id, last, active } = track;
  if (event.pointerId !== id) return;
  // The button was released outside of the page.
  if (!event.buttons && event.pointerType === "mouse") return finish(last, true);
  track.last = event;
  if (hasMoved(event)) clearTimeout(track.timer);
  const x = event.clientX - track.x;
  const y = event.clientY - track.y;
  if (!active) {
    if (!hasMoved(event)) return;
    if (!kind || (kind === "swiped" && Math.abs(y) > Math.abs(x))) { track = {}; return; }
    begin(event);
  }
  if (kind === "drag") drag(event);
  else if (kind === "lifted") el.style.translate = `0 ${y}px`;
  else swipe(el, (track.shift = Math.min(one(".leading", el) ? 160 : 0, x)) + "px");
});

// Ends the current press at the position of an event.
const finish = (event, isDone) => {
  const { el, kind, active, shift, origin, timer } = track;
  clearTimeout(timer);
  if (!active) { track = {}; return; }
  suppressClick(isDone && event.type === "pointerup" && event.pointerType === "mouse" && hasMoved(event));
  track = {};
  if (kind === "drag") {
    frames.delete(el);
    tell(el, "drag", isDone ? "ended" : "cancelled", ...origin, ...at(el, event));
  } else if (kind === "lifted") {
    // The index after the row's removal: the number of rows whose middle is above.
    const rows = siblings(el);
    const isAbove = (row) => boxOf(row).top + row.offsetHeight / 2 < event.clientY;
    const goal = rows.filter((row) => row !== el && isAbove(row)).length;
    el.style.translate = "";
    el.classList.remove(kind);
    if (isDone && rows[goal] !== el) tell(el, "move", goal);
  } else if (isDone && Math.abs(shift) > 40) {
    if (shift < el.offsetWidth * -0.55 && one(".row-delete", el)) { endSwipe(); tell(el, "delete"); }
    else swipe(el, shift < 0 ? "-88px" : "88px");
  } else endSwipe();
};
const release = (isDone) => (event) => { if (event.pointerId === track.id) finish(event, isDone); };
on("pointerup", release(true));
on("pointercancel", release(false));
