// Texts of fields, which change by edits. A separate module edits them (edits/main.js). Until the module is loaded, their changes
// wait for it in order, and so do the person's later events.
import { all, body, byId, data, on } from "../shared/dom.js";
import { load as arrive } from "../shared/load.js";
import { acknowledged, pending, tell, transmit } from "./ledger.js";

let part, file, waiting = [], composing;

export const isText = (el) => data(el).event === "setText";
export const isLate = () => file && !part;

export const load = () => file ??= arrive("edits").then(({ default: make }) => {
  part = make({
    // The event; nothing if the event is too long.
    told: (...event) => tell(...event) < Infinity && pending.at(-1),
    isComposing: (el) => composing === el,
  });
  for (const [name, ...rest] of waiting) part[name](...rest);
  waiting = [];
  transmit();
});

export const text = (name, ...rest) => {
  load();
  if (part) part[name](...rest); else waiting.push([name, ...rest]);
};

// The module that resumes a reloaded page comes before this one, and continues once the texts are displayed.
body.afterTexts = (action) => text("run", action);

// A person, or a program on the person's behalf, has changed the displayed text.
export const typed = (el) => {
  load();
  text("typed", el, el.value, el.selectionEnd, part || (tell(el, "edit"), pending.at(-1)));
};

// A field has a text without a known history.
export const found = (el, value) => {
  const old = byId(el.id);
  // What is typed into it until the module is there stays.
  if (!part && !el.isConnected) el.defaultValue = value;
  // The text contains the edits that have been handled by now.
  const open = pending.filter(([number, node, kind]) => number > acknowledged && kind === "edit" && "n" + node + "i" === el.id);
  text("found", el, value, old, open);
};

export const answered = (upTo) => { if (part || waiting[0]) text("answered", upTo); };

on("compositionstart", ({ target }) => { composing = target; });
on("compositionend", ({ target: el }) => {
  composing = 0;
  if (isText(el)) typed(el);
});

// Text that was typed before the script ran, or before the page was shown again.
export const takeOver = () => {
  for (const el of all("[data-event=setText]")) if (part || el.value !== el.defaultValue) typed(el); else load();
};
