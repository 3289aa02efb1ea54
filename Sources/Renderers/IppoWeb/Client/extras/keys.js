// Keys that views ask for.
import { controls, data, is, isComposing, on, stop } from "../shared/dom.js";
import { tell } from "./client.js";
import { around } from "./elements.js";

// The last key that an input method handled. Some input methods release it as an ordinary key.
let composed;
const press = (event) => {
  const { target, key, code, type, repeat, shiftKey, ctrlKey, altKey, metaKey } = event;
  if (isComposing(event)) { composed = code; return; }
  const wasComposed = code && code === composed;
  if (wasComposed) composed = "";
  if (wasComposed && type === "keyup") return;
  const phase = type === "keyup" ? "up" : repeat ? "repeat" : "down";
  for (const el of around(target, "[data-keys]")) {
    const keys = data(el).keys.split(" ");
    const isNamed = keys.includes(key === " " ? "Space" : key);
    if (!isNamed && !keys.includes("*") || phase === "up" && !keys.includes("^")) continue;
    tell(el, "key", key, phase, (shiftKey ? "s" : "") + (ctrlKey ? "c" : "") + (altKey ? "a" : "") + (metaKey ? "m" : ""));
    // Fields keep what edits, the browser its shortcuts, and controls what presses them unless that is asked for.
    const isKept = is(target, controls) && key !== "Escape" || ctrlKey || metaKey
      || key === "Tab" || /^F\d/.test(key) || !isNamed && /^(Enter| )$/.test(key) && is(target, "button,a,[role]");
    if (!isKept) { stop(event); event.stopImmediatePropagation(); }
    return;
  }
};
on("keydown", press, true);
on("keyup", press, true);
