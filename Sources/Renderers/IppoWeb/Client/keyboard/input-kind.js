// Whether the person works with keys or with a pointer, by what was used last.
import { body, on } from "../shared/dom.js";

export let isByKey = false;
const note = (isKey) => () => {
  isByKey = isKey;
  body.classList.toggle("by-pointer", !isKey);
};
on("keydown", note(true), true);
on("pointerdown", note(false), true);
