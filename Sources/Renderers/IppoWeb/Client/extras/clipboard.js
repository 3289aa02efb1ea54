// Buttons that paste: browsers let pages read the clipboard on a click alone.
import { on, up } from "../shared/dom.js";
import { tell } from "./client.js";

on("click", ({ target }) => {
  const el = up(target, "[data-paste]:not(:disabled)");
  if (el) navigator.clipboard.readText().then((text) => tell(el, "paste", text.toWellFormed()));
});
