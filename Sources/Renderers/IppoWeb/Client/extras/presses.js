// The start of a press decides its meaning. A click belongs only to the pressed element, even if the element has moved
// meanwhile.
import { byId, is, on, onClick, stop, up } from "../shared/dom.js";
import { placeOf } from "./elements.js";

const pressable = "a,button,label,[data-event],[data-menu],[data-gestures~=tap]";

// The current press, or the last press before its click.
let press;

const isIn = (box, { x, y }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
const place = ({ clientX: x, clientY: y }) => ({ x, y });
const isFar = (event) => Math.hypot(event.clientX - press.x, event.clientY - press.y) > 8;

on("pointerdown", (event) => {
  const el = up(event.target, pressable);
  press = !event.button && { el, target: event.target, box: el && placeOf(el), ...place(event) };
}, true);
on("selectionchange", () => { if (press) press.selects = true; }, true);
on("pointercancel", () => { press = null; }, true);
// On the window, before the handlers of the document, which may keep a click from those that follow.
addEventListener("click", ({ detail }) => { if (press && detail) press.isClicked = true; }, true);

// Sends the click that a control would have received without its move.
const strike = ({ el: pressed, box, x, y }) => {
  const el = pressed.isConnected ? pressed : pressed.id && byId(pressed.id);
  if (!el || is(el, ":disabled,[inert] *")) return;
  const { left, top } = placeOf(el);
  const clientX = x - box.left + left, clientY = y - box.top + top;
  el.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, detail: 1, clientX, clientY }));
};

// A browser sends no click if the pressed element has left its place in the document.
on("pointerup", (event) => {
  const last = press;
  if (!last || event.pointerType !== "mouse") return;
  // With these keys a browser opens a link elsewhere, or a menu in place of the click.
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  const isNear = !isFar(event);
  setTimeout(() => {
    if (press !== last) return;
    press = null;
    if (last.el && isNear && isPlain && !last.isClicked) strike(last);
  });
}, true);

// Whether a click does not belong to its target.
export const stray = (event) => {
  const last = press;
  // Keys and scripts make clicks without a press.
  if (!last || !event.detail) return false;
  const { el, box, target } = last;
  const goal = event.target;
  // The press has selected text, wherever the pointer went.
  if (last.selects && !getSelection().isCollapsed && isFar(event)) return true;
  // A press that began in a presentation does not end outside of it.
  if (is(goal, "dialog,.stage") && (target !== goal || is(goal, "dialog") && isIn(placeOf(goal), last))) return true;
  if (!el || el.contains(goal)) return false;
  press = null;
  stop(event);
  if (isIn(box, place(event))) strike(last);
  return true;
};
// Runs after the core, which may have taken the click for the end of a gesture.
onClick(({ detail }) => { if (detail) press = null; }, true);
