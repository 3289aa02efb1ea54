// History: each page that can be left is an entry, so that the browser's back button leaves it.
import { on } from "../shared/dom.js";
import { leavable } from "../shared/pages.js";
import { acknowledged, tell } from "./ledger.js";

// How many entries are the page's own, and how many movements of the browser are this script's doing.
let depth = 0, ignored = 0;
// The event that a page is expected from, which has its entry already; and whether that was left before it came.
let expected = 0, recalled;

export const deepen = () => history.pushState(++depth, "");
export const expectPage = (number) => { expected = number; };

export const chronicle = () => {
  const pages = leavable(), count = pages.length;
  if (recalled && depth < count) tell(pages.at(-1), "dismiss");
  else for (; depth < count;) deepen();
  if (expected > acknowledged) return;
  recalled = 0;
  if (depth > count) { ignored++; history.go(count - depth); depth = count; }
};

on("popstate", (event) => {
  // Others are told which movements are nobody's wish.
  if (event.own = ignored) { ignored--; return; }
  const target = event.state ?? 0;
  if (target < depth) {
    depth = target;
    const pages = leavable();
    if (pages[target]) tell(pages.at(-1), "dismiss"); else recalled = 1;
  } else if (target > depth) { ignored++; history.go(depth - target); }
});
