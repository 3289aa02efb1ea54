// Controls with a value: what a person gave them stands until the server has heard of it, and where an input method is at
// work nothing changes the text below it.
import { all, data, doc, on } from "../shared/dom.js";
import { everyFrame } from "./frames.js";
import { acknowledged, tell } from "./ledger.js";
import { max } from "./numbers.js";

// The number of the event of the newest value a person gave a control.
export let given = new WeakMap();
let composing;

export const isGiven = (el) => given.get(el) > acknowledged;
export const forgetValues = () => { given = new WeakMap(); };

export const setValue = (el, value) => {
  if (el.value === value || composing === el || isGiven(el)) return;
  const { value: old, selectionStart: start, selectionEnd: end } = el;
  el.value = value;
  if (el !== doc.activeElement || start == null) return;
  // The caret stays where it was: counted from the end if what follows it is the same.
  const shift = value.endsWith(old.slice(end)) ? value.length - old.length : 0;
  el.setSelectionRange(max(0, start + shift), max(0, end + shift));
};

on("input", ({ target: el }) => {
  const kind = data(el).event;
  if (!kind || composing === el) return;
  if (kind === "setValue") {
    // Until the frame the value is the person's all the same.
    given.set(el, Infinity);
    return everyFrame(el, () => given.set(el, tell(el, kind, +el.value)));
  }
  // A field may hold half a surrogate pair, a message may not.
  const value = kind === "setOn" ? el.checked : kind === "select" ? +el.value : el.value.toWellFormed();
  const number = tell(el, kind, value);
  given.set(el, number);
  if (el.type === "radio") for (const other of all(`[name="${el.name}"]`)) given.set(other, number);
});

on("compositionstart", ({ target }) => { composing = target; });
on("compositionend", ({ target }) => {
  composing = 0;
  target.dispatchEvent(new Event("input", { bubbles: true }));
});

on("change", ({ target: el }) => {
  if (data(el).event === "setValue") tell(el, "editing", false);
});

// What was typed before the script ran, or before the page was shown again.
export const takeOver = () => {
  for (const el of all("[data-event=setText]")) {
    if (el.value !== el.defaultValue) given.set(el, tell(el, "setText", el.value));
  }
};
