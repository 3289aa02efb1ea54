// The focus: kept while the page changes, moved as the app requests, and reported when the person moves it.
import { all, body, byId, data, doc, on, up } from "../shared/dom.js";
import { given, isGiven } from "./fields.js";
import { tell } from "./ledger.js";
import { settle } from "./settle.js";

// Whether a change of the page is in progress. Its effects on the focus are not reported.
let isChanging;

// Changes the page. Afterwards, a moved or recreated element that the person is typing in has the focus and the caret
// again.
export const keepingFocus = (change) => {
  const old = doc.activeElement;
  const managed = up(old, "[data-focus]");
  const { selectionStart: start, selectionEnd: end, selectionDirection: way } = old;
  isChanging = true;
  change();
  const el = old.isConnected ? old : old.id && byId(old.id);
  if (el && doc.activeElement === body) {
    el.focus({ preventScroll: true });
    if (start != null) el.setSelectionRange(start, end, way);
  }
  isChanging = false;
  // The element with the focus was removed.
  if (managed?.isConnected && doc.activeElement === body && +data(managed).focused) tellFocus(managed, false);
  settle();
};

export const moveFocus = () => {
  for (const el of all("[data-focus]")) {
    const target = byId(el.id + "i") ?? el;
    const { focus, focused } = data(el);
    // Where the person has gone since is where the focus is.
    if (focused === focus || isGiven(el)) continue;
    data(el).focused = focus;
    target[+focus ? "focus" : "blur"]();
  }
};

const tellFocus = (el, isOn) => { data(el).focused = +isOn; given.set(el, tell(el, "focus", isOn)); };

// The managed element that the focus has left for another managed element. The new element is reported first, so that a
// focus state goes from one view to the other without being empty in between.
let left;
const editing = (isOn) => ({ target: el, relatedTarget: other }) => {
  if (isChanging) return;
  if (data(el).event === "setText") tell(el, "editing", isOn);
  const managed = up(el, "[data-focus]");
  if (managed && !managed.contains(other)) {
    if (!isOn && other && up(other, "[data-focus]")) left = managed; else tellFocus(managed, isOn);
  }
  if (isOn && left) left = tellFocus(left, false);
};
on("focusin", editing(true));
on("focusout", editing(false));
