// A dialog that opens is heard by its name and message: the focus goes to the dialog itself, and from there to a control in it
// once browsers and screen readers have seen it. When the focus goes straight to the control, screen readers say neither, because
// the browser takes away what had the focus before.
import { all, body, controls, data, doc, is, isShown, on, one } from "./dom.js";

// Whether the person has pointed last. A person who uses keys may listen to a reader that needs longer: Orca skips an event of the focus
// while a later one waits, and first handles that the rest of the page is gone. The next key ends the time, so that nobody waits.
let isPointed;
// Chromium tells of an alert that all of it is to be said, besides the focus: an alert is a plain dialog there meanwhile. Firefox makes
// an element with another role anew, and says nothing of it.
export const isNoisy = "userAgentData" in navigator;
// How long a screen reader may take to ask for the name after that.
const rest = 1000;
const names = ["aria-labelledby", "aria-describedby", "role"];
// The dialogs that have just opened, with their own attributes.
const opening = new Map();
// The attributes of dialogs before they were announced.
const own = new WeakMap();
// The titles that have been heard.
const titles = new WeakMap();

const isStop = (el) => !is(el, ":disabled,[tabindex='-1'],[type=radio]:not(:checked)") && isShown(el);

// The controls that have the focus in turn. Of a group of radio buttons, the chosen one.
export const stops = (el) => all("a,button,input,select,textarea,[tabindex]", el).filter(isStop);

const set = (el, name, value) => { if (value) el.setAttribute(name, value); else el.removeAttribute(name); };
const restore = (el, values) => { for (const index of [0, 1]) set(el, names[index], values[index]); };

// The first focus is on the button for the Return key, the one that cancels, or the first that destroys nothing (WAI-ARIA APG,
// "Alert and Message Dialogs").
const finish = (el) => {
  const values = opening.get(el);
  if (!values) return;
  opening.delete(el);
  if (isNoisy) set(el, "role", values[2]);
  setTimeout(() => opening.has(el) || restore(el, values), rest);
  if (doc.activeElement !== el) return;
  const found = stops(el);
  const goal = one("[data-default]", el) ?? one(".look-dialog.cancel", el) ?? found.find((part) => !is(part, ".destructive"))
    ?? found[0];
  goal?.focus({ preventScroll: true });
};

// The name of a dialog without one is the title of its page, its first heading or its first text.
const title = (el) => ["h1", "h2,h3,[role=heading]", ".text"].map((selector) => all(selector, el).find((part) => part.id && part.textContent))
  .find(Boolean);

export const announce = (el, isNew, show) => {
  if (!is(el, "[aria-label],[aria-labelledby]:not([data-named])")) {
    const part = title(el);
    if (part) { set(el, names[0], part.id); data(el).named = ""; }
  }
  const heard = is(el, ".dialog") && title(el)?.textContent;
  // Of a dialog that was shown before this script was there, a person may already use a control.
  const isFirst = isNew || !titles.has(el) && !is(doc.activeElement, controls);
  // The title of an alert changes when another alert takes its place, and so do its buttons.
  const isDue = isFirst || is(el, ".dialog") && (heard !== titles.get(el) || doc.activeElement === body);
  titles.set(el, heard);
  // A bottom menu says its controls alone, the first of which has the focus at once.
  if (!isDue || is(el, ".bottom-sheet")) return show();
  finish(el);
  // A list of its own tells this announcement from a former one.
  const values = [...own.get(el) ?? names.map((name) => el.getAttribute(name))];
  own.set(el, values);
  const [label, description, role] = values;
  opening.set(el, values);
  if (role && isNoisy) set(el, "role", "dialog");
  if (description) restore(el, [label + " " + description]);
  el.tabIndex = -1;
  el.autofocus = true;
  // No control has the focus in between, which the app would be told of.
  const parts = [...el.children].filter((part) => !part.inert);
  for (const part of parts) part.inert = true;
  show();
  el.focus({ preventScroll: true });
  for (const part of parts) part.inert = false;
  // A focus that is gone before it is drawn is told to nobody.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => opening.get(el) === values && finish(el), isPointed ? 400 : 4000)));
};

// Keys meanwhile are meant for the control. Those that only modify others may be for the reader: Control ends its speech.
on("pointerdown", () => { isPointed = true; }, true);
on("keydown", (event) => {
  const el = event.target;
  isPointed = false;
  if (!opening.has(el) || event.getModifierState(event.key)) return;
  finish(el);
  const goal = doc.activeElement;
  if (/^(Enter| )$/.test(event.key) && is(goal, "button")) {
    event.preventDefault();
    goal.click();
  }
}, true);
