// Shortcuts of the keyboard (`keyboardShortcut`).
import { all, data, is, isShown, menuOf, one, stop } from "../shared/dom.js";

export const shortcut = (event) => {
  const key = { " ": "Space", "+": "Plus" }[event.key] ?? event.key;
  const keys = (event.altKey ? "Alt+" : "") + (event.shiftKey ? "Shift+" : "") + key;
  // Command is the control key where there is none.
  const commands = event.metaKey || event.ctrlKey ? ["Meta+", "Control+", "Meta+Control+"] : [""];
  const selector = commands.map((command) => `[aria-keyshortcuts=${JSON.stringify(command + keys)} i]`);
  for (const el of all(`:is(${selector}):not([inert] *)`)) {
    const target = is(el, "[data-event]") ? el : one("[data-event]", el);
    // What is in a menu that is closed can be reached all the same.
    if (target && isShown(menuOf(el)?.parentElement ?? el)) {
      stop(event);
      return target.click();
    }
  }
};
