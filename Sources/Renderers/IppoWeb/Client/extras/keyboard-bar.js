// Where a bar stands above the keyboard on the screen, a button that is pressed leaves the focus in the field, as on iOS: the
// keyboard and the bar would go, and what is pressed would move away before it is released.
import { controls, doc, is, on, one, stop, up } from "../shared/dom.js";

on("mousedown", (event) => {
  const page = up(event.target, ".page");
  const el = doc.activeElement;
  if (page?.contains(el) && is(el, controls) && up(event.target, "button") && one(".keyboard-bar", page)) stop(event);
}, true);
