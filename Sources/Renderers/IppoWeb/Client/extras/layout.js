// What CSS cannot say of where views are: texts as wide as their longest line, and, by a file of its own, forms that fit,
// layouts of the app's own, proportions in rows and alignment guides.
import { body, on, one } from "../shared/dom.js";
import { everyFrame, tell } from "./client.js";
import { hug } from "./hug.js";
import { soon } from "./places.js";

let file, pass = hug;
export const arrange = () => {
  if (!file && one("[data-fit],[data-ask],[data-guide],.h.fy>.ly")) {
    file = import(body.dataset.layout);
    file.then((module) => { pass = module.default(tell, hug, everyFrame, soon); again(); }, () => { file = null; });
  }
  pass();
};
// What changes a size changes places.
export const again = () => { everyFrame(arrange, arrange); soon(); };
on("resize", again);
