// What is too long for the server.
import { byId, on, status, word } from "../shared/dom.js";
import { recall } from "./client.js";

// It stays where it is, and is sent once it is short enough.
export const refuse = (el) => {
  const text = word(3);
  status(text);
  el.setCustomValidity?.(text);
  el.reportValidity?.();
};
on("input", ({ target: el }) => {
  if (!el.validity?.customError) return;
  el.setCustomValidity("");
  status("");
}, true);

// What somebody on the way to the server, or the server, found too large gives its number to an event of no node, so
// that it is not sent again and the others are.
export const shrink = (pending) => {
  const size = (event) => JSON.stringify(event).length;
  const large = pending.reduce((a, b) => size(a) < size(b) ? b : a, [0, 0]);
  const kind = large[2];
  const el = byId("n" + large[1] + "i") ?? byId("n" + large[1]);
  large.splice(1, large.length, Number.MAX_SAFE_INTEGER, "activate");
  if (!el) return;
  if (kind === "edit") recall(el);
  refuse(el);
};
