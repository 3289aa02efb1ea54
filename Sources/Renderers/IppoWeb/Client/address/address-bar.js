// The address bar says where the app is, as the window tells: the entry of the browser's history that is shown has the
// address of what is shown. Where a person has followed a link that opens no page, the address is an entry of its own.
//
// The state of an entry counts the pages that are open on it (core/history.js), and in parts of one the addresses that were
// followed up to it.
import { body, doc, on, one } from "../shared/dom.js";
import { leavable } from "../shared/pages.js";

// How far apart two addresses are. Sums of powers of two are exact.
const step = 2 ** -20;

// Where the link leads to that was followed last, and from which entry.
let followed, origin;
export const expect = (href) => { followed = href; origin = history.state; };

// The addresses up to the entry that is shown, and whether the window is to go to its own: once the pages above are left, or (2)
// at once.
let place = history.state % 1, due;
// What was shown when the window was asked for another address, until it has followed.
let left;

// What the head of the document says of what is shown.
const say = (selector, name, value) => {
  const el = one(selector);
  if (el && value) el[name] = value;
};

const follow = () => {
  const { state } = history, missing = (state | 0) - leavable().length;
  const address = one("[data-address]")?.dataset.address, href = new URL(address, doc.baseURI).href;
  say("meta[name=description]", "content", one("[data-summary]")?.dataset.summary);
  if (address == null) return;
  if (due > 1 || due && missing >= 0) {
    due = 0;
    left = href;
    dispatchEvent(new CustomEvent("show", { detail: location.href.split("#")[0].slice(doc.baseURI.length - 1) }));
  }
  // Other entries than that of the pages that are there have addresses of other pages. Pages have no entries of their own before
  // the person's first gesture.
  if (missing > 0 || missing < 0 && navigator.userActivation.hasBeenActive || href === left) return;
  left = 0;
  say("link[rel=canonical]", "href", href);
  // Browsers take so many changes in a while, and no more.
  if (href === location.href) return;
  // A page that was opened has its entry.
  if (href === followed && state === origin) history.pushState(state + step, "", href);
  else history.replaceState(state, "", href);
  followed = 0;
  place = history.state % 1;
};
new MutationObserver(follow).observe(body, { childList: true, subtree: true, attributeFilter: ["data-address", "data-summary"] });

// Heard after the client, which leaves pages.
on("DOMContentLoaded", () => on("popstate", ({ own, forth, state }) => {
  due = !own && place !== (place = state % 1);
  // What is ahead is not there, whatever has not been left yet.
  if (forth) due = 2;
  follow();
}));
follow();
