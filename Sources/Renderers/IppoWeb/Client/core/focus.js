// Where the focus is: kept while the page changes, moved where the app wants it, and told where the person moved it.
import { all, body, byId, data, doc, on, up } from "../shared/dom.js";
import { given, isGiven } from "./fields.js";
import { tell } from "./ledger.js";
import { settle } from "./settle.js";

// Changes the page. Where the person is typing, what is moved or made anew has the focus and the caret again.
export const keepingFocus = (change) => {
  const old = doc.activeElement;
  change();
  const el = byId(old.id);
  const start = old.selectionStart;
  if (el && doc.activeElement === body) {
    el.focus();
    if (start != null) el.setSelectionRange(start, old.selectionEnd);
  }
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

const editing = (isOn) => ({ target: el }) => {
  if (data(el).event === "setText") tell(el, "editing", isOn);
  const managed = up(el, "[data-focus]");
  if (managed) { data(managed).focused = +isOn; given.set(managed, tell(managed, "focus", isOn)); }
};
on("focusin", editing(true));
on("focusout", editing(false));
