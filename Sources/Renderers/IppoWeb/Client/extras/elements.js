import { boxOf, up, zoomOf } from "../shared/dom.js";

// What an element asks for in its `data-also`.
export const also = (name) => `[data-also~=${name}]`;

// The elements around an element that a selector matches, the innermost first.
export const around = (el, selector) => {
  const found = [];
  for (let next = el?.closest?.(selector); next; next = next.parentElement?.closest(selector)) found.push(next);
  return found;
};

// What came into a list of elements and what left it is told; returns the new list.
export const follow = (before, after, leave, enter) => {
  for (const el of before) if (!after.includes(el) && el.isConnected) leave(el);
  for (const el of after) if (!before.includes(el)) enter(el);
  return after;
};

// The box of an element in the units of events.
export const placeOf = (el, zoom = zoomOf(up(el, "[style*=zoom],[style*='--shrunk']") ?? el)) => {
  const { x, y, width, height } = boxOf(el);
  return new DOMRect(x * zoom, y * zoom, width * zoom, height * zoom);
};
export const round = (length) => Math.round(length * 100) / 100;
