// The focus goes along to a page that opens, and back to what opened it.
import { all, doc, is, isShown, onClick, up } from "../shared/dom.js";
import { isByKey } from "./input-kind.js";
import { give, isLost, recover, titleOf } from "./lost-focus.js";
import { rowStop } from "./tab-stops.js";

// What was used last.
let opener;
const openers = new WeakMap();
onClick(({ target }) => { opener = up(target, "[data-event]"); }, true);

const goTo = (page) => {
  openers.set(page, opener);
  give(() => page.isConnected && titleOf(page));
};

const pagesIn = (nodes) => [...nodes].flatMap((el) => el.nodeType !== 1 ? [] : is(el, ".page") ? [el] : all(".page", el));

// Whether the focus goes to a page, or back from it.
const goAlong = (records) => {
  const focused = doc.activeElement;
  const left = records.flatMap((record) => is(record.target, ".page.leaving") ? [record.target] : pagesIn(record.removedNodes));
  const origin = left.map((page) => openers.get(page)).find((el) => el?.isConnected && isShown(el));
  if (origin) { if (isLost()) origin.focus({ preventScroll: !isByKey }); return true; }
  if (!opener) return;
  // A link beside the page it fills keeps the focus where it was pressed with a pointer.
  const isAtLink = isByKey && focused === opener && is(opener, rowStop);
  // What fills a page may hold pages: the outer one says where it is.
  const filled = records.find(({ target, addedNodes }) => is(target, ".page-content") && [...addedNodes].some((el) => el.nodeType === 1));
  let page = filled && up(filled.target, ".page");
  if (!page || !isShown(page) || !(isAtLink && !page.contains(opener) || isLost() && !opener.isConnected)) {
    page = records.flatMap((record) => pagesIn(record.addedNodes)).find(isShown);
    if (!page || !(isLost() || isAtLink) || page.contains(opener)) return;
  }
  goTo(page);
  return true;
};

export const follow = (records) => { if (!goAlong(records)) recover(records); };
