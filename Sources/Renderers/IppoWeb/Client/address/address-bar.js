// The address bar says where the app is, as the window tells: the entry of the browser's history that is shown has the
// address of what is shown. Where a person has followed a link that opens no page, the address is an entry of its own.
import { body, doc, on, one } from "../shared/dom.js";
import { leavable } from "../shared/pages.js";

// Where the link leads to that was followed last.
let followed;
// What was shown when the browser went to another entry, until the window has followed.
let left;
export const expect = (href) => { followed = href; };

const shown = () => {
  const address = one("[data-address]")?.dataset.address;
  return address && new URL(address, doc.baseURI).href;
};
// What the head of the document says of it.
const say = (selector, name, value) => {
  const el = one(selector);
  if (el && value) el[name] = value;
};
// Entries count the pages that can be left.
const isAtPages = (state) => (state ?? 0) === leavable().length;

const follow = () => {
  const href = shown();
  say("meta[name=description]", "content", one("[data-summary]")?.dataset.summary);
  if (!href || href === left) return;
  left = 0;
  say("link[rel=canonical]", "href", href);
  // Browsers take so many changes in a while, and no more.
  if (href === location.href) return;
  const { state } = history;
  history[href === followed && isAtPages(state) ? "pushState" : "replaceState"](state, "", href);
  followed = 0;
};
new MutationObserver(follow).observe(body, { childList: true, subtree: true, attributeFilter: ["data-address", "data-summary"] });

// Heard after the client, which leaves pages. An entry with as many pages as there are is of another address.
on("DOMContentLoaded", () => on("popstate", ({ own, state }) => {
  if (own || !isAtPages(state)) return follow();
  left = shown();
  if (left) dispatchEvent(new CustomEvent("show", { detail: location.href.split("#")[0].slice(doc.baseURI.length - 1) }));
}));
follow();
