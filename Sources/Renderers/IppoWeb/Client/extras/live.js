// Live texts that appear. Screen readers hear changes of a live text that is there; Chromium alone also tells of one that comes. What
// comes with its page, or with a presentation, is no news.
import { isNoisy } from "../shared/announce.js";
import { all, up } from "../shared/dom.js";
import { say } from "../shared/say.js";

const surroundings = ".page,.tabs-page,.stage,dialog,.popover,body";
let known;

export const hear = () => {
  if (isNoisy) return;
  const old = known;
  known = new WeakSet(all(surroundings + ",[aria-live]"));
  const text = all("[aria-live=polite]").filter((el) => old && !old.has(el) && old.has(up(el, surroundings)))
    .map((el) => el.textContent).filter(Boolean).join(", ");
  if (text) say(text);
};
