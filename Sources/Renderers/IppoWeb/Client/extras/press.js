// Pressing: told when a press begins and when it ends.
import { on, up } from "../shared/dom.js";
import { tell } from "./client.js";
import { also } from "./elements.js";

let pressed;
const letGo = () => { if (pressed?.isConnected) tell(pressed, "press", false); pressed = null; };
on("pointerdown", ({ target, button }) => {
  const el = !button && up(target, also("press"));
  if (!el) return;
  letGo();
  pressed = el;
  tell(el, "press", true);
}, true);
// The press ends before the click that follows from it.
for (const kind of ["pointerup", "pointercancel", "blur"]) on(kind, letGo, true);
