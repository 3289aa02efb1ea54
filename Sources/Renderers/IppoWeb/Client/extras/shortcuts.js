// Shortcuts of the keyboard (`keyboardShortcut`).
import { all, data, is, isShown, menuOf, one, stop } from "../shared/dom.js";

export const shortcut = (event) => {
  const { key: pressed, altKey, shiftKey, target } = event;
  const isCommand = event.metaKey || event.ctrlKey;
  const isCharacter = pressed.length === 1;
  // A field takes characters that are typed.
  if (isCharacter && !isCommand && !altKey && data(target)?.event === "setText") return;
  const key = { " ": "Space", "+": "Plus" }[pressed] ?? pressed;
  // Command is the control key where there is none.
  const commands = isCommand ? ["Meta+", "Control+", "Meta+Control+"] : [""];
  // Signs such as & are typed with Shift on some keyboards.
  const isSign = isCharacter && pressed.toLowerCase() === pressed.toUpperCase();
  const shifts = shiftKey ? isSign ? ["Shift+", ""] : ["Shift+"] : [""];
  const selector = commands.flatMap((command) => shifts.map((shift) =>
    `[aria-keyshortcuts=${JSON.stringify(command + (altKey ? "Alt+" : "") + shift + key)} i]`));
  for (const el of all(`:is(${selector}):not([inert] *)`)) {
    const target = is(el, "[data-event]") ? el : one("[data-event]", el);
    // What is in a menu that is closed can be reached all the same.
    if (target && isShown(menuOf(el)?.parentElement ?? el)) {
      stop(event);
      return target.click();
    }
  }
};
