// Suggestions do not take the focus from the search field.
import { is, on, stop, up } from "../shared/dom.js";

on("mousedown", (event) => {
  if (up(event.target, ".search") && !is(event.target, "input")) stop(event);
});
