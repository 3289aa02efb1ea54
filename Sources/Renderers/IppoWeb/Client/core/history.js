// History: each page that can be left is an entry, so that the browser's back button leaves it. Where the browser is among the
// entries is what the person wants: the state of one counts the pages that are open on it. Fractions are of addresses
// (address/address-bar.js).
import { on, one } from "../shared/dom.js";
import { leavable } from "../shared/pages.js";
import { acknowledged, pending, tell } from "./ledger.js";

// Where the browser is; where this script has sent it; and up to where there are entries that were gone back from.
let depth = history.state | 0, goal, ahead = 0;
// The last event before the person went back from a page that had not come. What comes by then has been left already.
let recalled = -1;
// Whether pages have no entries yet. The back buttons of browsers skip entries that were added before the person had touched the
// page, and Safari's skips them for ever.
let isDue;

export const deepen = () => {
  ahead = 0;
  history.pushState(history.state + 1, "");
  depth++;
};

// Has pages leave that a person went back from, who was at an older depth; and entries follow pages, where the server has
// answered all that opens and leaves pages.
export const chronicle = (older) => {
  const waiting = pending.filter(([number, , kind]) => number > acknowledged && /^(ac|di|sh)/.test(kind));
  const pages = leavable().filter((page) => !waiting.some(([, node]) => page.id === "n" + node));
  if (goal >= 0) return;
  if (older > pages.length) recalled = pending.at(-1)?.[0];
  // It is left first, as it is above the others.
  if (recalled > acknowledged) return;
  if (older > depth || recalled >= 0) for (const page of pages.splice(depth).reverse()) waiting.push(tell(page, "dismiss"));
  recalled = -1;
  if (waiting[0]) return;
  const count = pages.length;
  // A page that was not to be left has its entry still.
  isDue = depth < count && ahead < count;
  if (isDue && !navigator.userActivation.hasBeenActive) return;
  if (isDue) while (depth < count) deepen();
  isDue = 0;
  if (depth !== count) history.go((goal = count) - depth);
  ahead = 0;
};

on("popstate", (event) => {
  const old = depth;
  depth = event.state | 0;
  // Others are told which movements are nobody's wish.
  event.own = depth >= goal;
  goal = NaN;
  if (event.own) return chronicle();
  if (depth < old) ahead ||= old;
  // Where there are addresses, the window is asked to go on to the one of the entry.
  else if (event.forth = one("[data-address]")) return;
  chronicle(old);
});

for (const kind of ["pointerup", "keydown", "click"]) on(kind, () => { if (isDue) chronicle(); }, true);
