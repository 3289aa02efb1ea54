// The focus goes along to a page that opens, and back to what opened it.
import { all, body, doc, is, isShown, onClick, one, up } from "../shared/dom.js";
import { isByKey } from "./input-kind.js";
import { rowStop } from "./tab-stops.js";

// What was used last.
let opener;
const openers = new WeakMap();
onClick(({ target }) => { opener = up(target, "[data-event]"); }, true);

const goTo = (page) => {
  const goal = one("h1", page) ?? one(".page-content", page);
  if (!goal) return;
  openers.set(page, opener);
  goal.tabIndex = -1;
  const before = doc.activeElement;
  // Firefox tells assistive technology nothing of a focus on an element that it has not drawn yet.
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const now = doc.activeElement;
    if (goal.isConnected && (now === before || now === body || !isShown(now))) goal.focus({ preventScroll: true });
  }));
};

const pagesIn = (nodes) => [...nodes].flatMap((el) => el.nodeType !== 1 ? [] : is(el, ".page") ? [el] : all(".page", el));

export const follow = (records) => {
  const focused = doc.activeElement;
  const isLost = focused === body || !isShown(focused);
  const left = records.flatMap((record) => is(record.target, ".page.leaving") ? [record.target] : pagesIn(record.removedNodes));
  const origin = left.map((page) => openers.get(page)).find((el) => el?.isConnected && isShown(el));
  if (origin) { if (isLost) origin.focus({ preventScroll: !isByKey }); return; }
  if (!opener) return;
  // A link beside the page it fills keeps the focus where it was pressed with a pointer.
  const isAtLink = isByKey && focused === opener && is(opener, rowStop);
  // What fills a page may hold pages: the outer one says where it is.
  const filled = records.find(({ target, addedNodes }) => is(target, ".page-content") && [...addedNodes].some((el) => el.nodeType === 1));
  const page = filled && up(filled.target, ".page");
  if (page && isShown(page) && (isAtLink && !page.contains(opener) || isLost && !opener.isConnected)) return goTo(page);
  const pushed = records.flatMap((record) => pagesIn(record.addedNodes)).find(isShown);
  if (pushed && (isLost || isAtLink) && !pushed.contains(opener)) goTo(pushed);
};
