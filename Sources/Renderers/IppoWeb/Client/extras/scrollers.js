// What scrolls is reached by the keyboard, also where nothing in it is: a stop of its own, which not every browser makes it
// (WCAG 2.1.1).
import { all, one } from "../shared/dom.js";

// Those whose stop is ours, and not the app's.
const ours = new WeakSet();

export const stops = () => {
  for (const el of all(".scroll,.list,.surface")) {
    const scrolls = el.scrollHeight > el.clientHeight || el.scrollWidth > el.clientWidth;
    const isStop = scrolls && !one("a,button,input,select,textarea,[tabindex]", el);
    if (isStop && !el.hasAttribute("tabindex")) { el.tabIndex = 0; ours.add(el); }
    else if (!isStop && ours.delete(el)) el.removeAttribute("tabindex");
  }
};
