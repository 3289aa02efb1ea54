// What CSS cannot say of where views are: texts as wide as their longest line, and, by a file of its own, forms that fit,
// layouts of the app's own, proportions in rows and alignment guides.
import { all, on, one } from "../shared/dom.js";
import { load } from "../shared/load.js";
import { stretched } from "../shared/proportions.js";
import { everyFrame, tell } from "./client.js";
import { hug } from "./hug.js";
import { soon } from "./places.js";

let file, pass = hug;
// Views that are higher than the frame around them, in which texts are cut short.
const isOverfull = (el) => el.firstElementChild?.scrollHeight > el.clientHeight + 1;
const isStretched = (found) => { stretched(() => { found = true; }); return found; };
const isNeeded = () => one("[data-fit],[data-ask],[data-guide],.h.fy>.ly:is(.padded,.ratio),.v.fx>.ratio,.inset-column>:is(.scroll-y,.list),[class*=within-],[data-least],[data-truncate]")
  || all(".has-height:has(.text),.capped-y:has(.text)").some(isOverfull) || isStretched();
export const arrange = () => {
  if (!file && isNeeded()) {
    file = load("layout");
    file.then((module) => { pass = module.default(tell, hug, everyFrame, soon); again(); });
  }
  pass();
};
// What changes a size changes places.
export const again = () => { everyFrame(arrange, arrange); soon(); };
on("resize", again);
