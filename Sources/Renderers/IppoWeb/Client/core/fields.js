// Controls with a value: the person's value stays until the server has acknowledged it. Texts change by edits (texts.js).
import { all, data, on } from "../shared/dom.js";
import { everyFrame, frames } from "./frames.js";
import { acknowledged, tell } from "./ledger.js";
import { isText, typed } from "./texts.js";

// The number of the event of the newest value a person gave a control.
export let given = new WeakMap();

export const isGiven = (el) => given.get(el) > acknowledged;
export const forgetValues = () => { given = new WeakMap(); };

export const setValue = (el, value) => {
  if (el.value !== value && !isGiven(el)) el.value = value;
};

// The slider whose value is being edited.
let sliding;

const slide = (el) => {
  if (sliding !== el) tell(el, "editing", true);
  sliding = el;
  // Until the frame the value is the person's all the same.
  given.set(el, Infinity);
  everyFrame(el, () => given.set(el, tell(el, "setValue", +el.value)));
};

on("input", ({ target: el }) => {
  const kind = data(el).event;
  if (!kind) return;
  if (isText(el)) return typed(el);
  if (kind === "setValue") return slide(el);
  const number = tell(el, kind, kind === "setOn" ? el.checked : +el.value);
  given.set(el, number);
  if (el.type === "radio") for (const other of all(`[name="${el.name}"]`)) given.set(other, number);
});

on("change", ({ target: el }) => {
  // Password managers and scripts set a text without an event beforehand.
  if (isText(el)) typed(el);
  if (data(el).event === "setValue") {
    // The app may commit the value when editing ends.
    if (sliding !== el) slide(el);
    frames.get(el)?.();
    frames.delete(el);
    tell(el, "editing", false);
    sliding = null;
  }
});
