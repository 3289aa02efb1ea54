// What only some pages need comes in a file of its own, which is loaded when it is asked for.
import { load } from "../shared/load.js";
import { at, suppressClick } from "./clicks.js";
import { showDialogs } from "./dialogs.js";
import { everyFrame, frames } from "./frames.js";
import { acknowledged, tell } from "./ledger.js";
import { openMenu } from "./menus.js";
import { token } from "./session.js";
import { heard, lose, ready, write } from "./socket.js";
import { text } from "./texts.js";

// What the file brings, once it is there.
export let parts;
let extras;

// Shows a dialog, and announces it once the file is there.
export const announce = (el, isNew, show) => { if (parts) parts.announce(el, isNew, show); else show(); };

const state = () => ({ ready, heard, acknowledged, token });

export const extra = (name, ...rest) => {
  extras ??= load("extras").then((file) => {
    parts = file.default({
      tell, at, everyFrame, frames, state, write, lose, openMenu, suppressClick, recall: text.bind(0, "recall"),
    });
    // What was there before is announced now.
    showDialogs();
  });
  extras.then(() => parts[name](...rest));
};
