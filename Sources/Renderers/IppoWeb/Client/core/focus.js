// Where the focus is: kept while the page changes, moved where the app wants it, and told where the person moved it.
import { all, body, byId, data, doc, on, up } from "../shared/dom.js";
import { given, isGiven } from "./fields.js";
import { tell } from "./ledger.js";
import { settle } from "./settle.js";

// Whether the page is being changed. What that does to the focus is nobody's doing, and not told.
let isChanging;

// Changes the page. Where the person is typing, what is moved or made anew has the focus and the caret again.
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
  // What had the focus is gone.
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

// What the focus has left for something else that the app manages the focus of. It is told of the new place first: a focus
// state goes from one view to the other without being empty in between.
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
