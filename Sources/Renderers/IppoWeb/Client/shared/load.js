// Modules that are loaded when they are needed.
import { body } from "./dom.js";

const pause = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));

// The module that an attribute of the body names. A module that did not arrive is asked for again, after growing times. Firefox
// never asks again for such a module by the same name; a fragment is another name.
export const load = (name, mark = "") => import(body.dataset[name] + mark)
  .catch(() => pause(Math.min(30, 2 ** mark.length)).then(() => load(name, mark + "#")));
