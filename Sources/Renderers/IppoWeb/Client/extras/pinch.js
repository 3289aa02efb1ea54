// Two fingers on a screen, or a pinch on a trackpad: how far they spread and turn.
import { on, stop, up } from "../shared/dom.js";
import { everyFrame, tell } from "./client.js";
import { also, placeOf } from "./elements.js";

let pinch;
const spread = ([a, b]) => {
  const [x, y] = [b.clientX - a.clientX, b.clientY - a.clientY];
  return { length: Math.hypot(x, y) || 1, angle: Math.atan2(y, x), x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 };
};
const anchor = (el, { x, y }) => {
  const box = placeOf(el);
  return [(x - box.left) / (box.width || 1), (y - box.top) / (box.height || 1)];
};
const stretch = (phase) => tell(pinch.el, "pinch", phase, pinch.scale, pinch.rotation, ...pinch.anchor);
on("touchstart", ({ target, touches }) => {
  const el = touches.length === 2 && up(target, also("pinch"));
  if (!el) return;
  const start = spread(touches);
  pinch = { el, start, scale: 1, rotation: 0, anchor: anchor(el, start) };
});
on("touchmove", (event) => {
  if (!pinch?.start || event.touches.length !== 2) return;
  stop(event);
  const now = spread(event.touches);
  pinch.scale = now.length / pinch.start.length;
  // The short way round.
  const turn = now.angle - pinch.start.angle;
  pinch.rotation = Math.atan2(Math.sin(turn), Math.cos(turn));
  everyFrame(pinch, () => pinch && stretch("changed"));
}, { passive: false });
for (const kind of ["touchend", "touchcancel"]) on(kind, () => {
  if (!pinch?.start) return;
  stretch(kind === "touchend" ? "ended" : "cancelled");
  pinch = 0;
});
// A pinch on a trackpad is a wheel with the control key.
on("wheel", (event) => {
  const el = event.ctrlKey && up(event.target, also("pinch"));
  if (!el) return;
  stop(event);
  pinch ??= 0;
  if (!pinch) pinch = { el, scale: 1, rotation: 0, anchor: anchor(el, { x: event.clientX, y: event.clientY }) };
  pinch.scale = Math.min(Math.max(pinch.scale * Math.exp(-event.deltaY / 100), 1e-3), 1e3);
  stretch("changed");
  clearTimeout(pinch.timer);
  pinch.timer = setTimeout(() => { stretch("ended"); pinch = 0; }, 200);
}, { passive: false });
