// Whether the person works with keys or with a pointer, by what was used last.
import { on } from "../shared/dom.js";

export let isByKey = false;
on("keydown", () => { isByKey = true; }, true);
on("pointerdown", () => { isByKey = false; }, true);
