// Whether the focus is within what asks for it.
import { doc, is, on, up } from "../shared/dom.js";
import { tell } from "./client.js";
import { also, around, follow } from "./elements.js";

let within = [];
export const focus = () => {
  const el = doc.activeElement;
  // A button that is pressed does not take what somebody works on out of focus.
  if (is(el, "button,[role^=menuitem]") && !up(el, also("focus"))) return;
  within = follow(
    within.filter((el) => el.isConnected), around(el, also("focus")),
    (el) => tell(el, "focusWithin", false), (el) => tell(el, "focusWithin", true),
  );
};
on("focusin", focus);
on("focusout", ({ relatedTarget }) => relatedTarget || queueMicrotask(focus));
