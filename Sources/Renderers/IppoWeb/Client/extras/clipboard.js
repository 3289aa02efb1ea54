// What is pasted, by buttons that paste: browsers let pages read the clipboard on a click alone; and by the keyboard.
import { controls, is, on, stop, up } from "../shared/dom.js";
import { tell } from "./client.js";
import { also } from "./elements.js";

const give = (el, text) => tell(el, "paste", text.toWellFormed());

on("click", ({ target }) => {
  const el = up(target, "[data-paste]:not(:disabled)");
  if (el) navigator.clipboard.readText().then((text) => give(el, text));
});

// Fields take what is pasted into them.
on("paste", (event) => {
  const el = up(event.target, also("paste"));
  const text = event.clipboardData.getData("text/plain");
  if (!el || !text || is(event.target, controls)) return;
  stop(event);
  give(el, text);
});
