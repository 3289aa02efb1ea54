// Links within the app are followed by their events, or opened elsewhere by the browser.
import { data, on, onClick, stop, up } from "../shared/dom.js";
import { expect } from "./address-bar.js";

// What asks browsers for another tab or window, on links.
const isElsewhere = ({ ctrlKey, metaKey, shiftKey, button }) => ctrlKey || metaKey || shiftKey || button === 1;

const own = "a.cover-link, a.tab";

// Where what was clicked leads to, if it tells.
const leadsTo = ({ target }) => {
  const link = up(target, own), row = up(target, "[data-leads]");
  return link ? link.href : row && new URL(data(row).leads, document.baseURI).href;
};

// Rows that are no links by their element are opened as links are.
const openRow = (event) => {
  const row = !up(event.target, "a, button") && up(event.target, "[data-leads]");
  if (!row) return;
  stop(event);
  event.stopImmediatePropagation();
  open(data(row).leads, "_blank", "noopener");
};

// Before the script that tells the app of clicks, which comes after this one.
onClick((event) => {
  const isOwn = up(event.target, own);
  if (!isElsewhere(event)) {
    if (isOwn) stop(event);
    expect(leadsTo(event));
  }
  else if (isOwn) event.stopImmediatePropagation();
  else openRow(event);
}, true);
on("auxclick", (event) => isElsewhere(event) && openRow(event), true);
