// The focus stays on the page when the control that has it goes: near its place, or at the title of the page. Browsers leave it at
// the body, where screen readers begin the page anew.
import { all, body, doc, is, isShown, on, onClick, one, stop, up } from "../shared/dom.js";

const focusable = "a[href],button,input,select,textarea,[tabindex]";
// Controls that are left out: a field would open the keyboard of a phone, and the app would be told of a focus.
const edited = "textarea,input:not([type=checkbox],[type=radio],[type=range])";
const layer = ".page,dialog,.popover";
const boundary = layer + ",.page-content,.window,body";

export const isUsable = (el) => el.isConnected && isShown(el) && !is(el, ":disabled,.leaving *,[inert] *");

// The control that had the focus last. A control that a person pressed counts where the browser gives it no focus.
let last;
// A disabled control, and the element that has the focus in its place.
let disabled, substitute;
// The control that the focus went to while a key is down: the key goes on for the removed control.
let held;

on("focusin", ({ target }) => { last = target; });
on("focusout", ({ target, relatedTarget }) => {
  // The focus was taken away from a control that is still there: by the person or by the app.
  if (!relatedTarget) queueMicrotask(() => { if (last === target && isUsable(target) && doc.activeElement === body) last = null; });
});
onClick(({ target }) => { if (doc.activeElement === body) last = up(target, focusable); }, true);
on("keydown", (event) => {
  if (event.repeat && event.target === held) { stop(event); event.stopImmediatePropagation(); } else held = null;
}, true);

export const isLost = () => {
  const focused = doc.activeElement;
  return focused === body || !isUsable(focused);
};

const isStop = (el) => isUsable(el) && !is(el, edited + ",[type=radio]:not(:checked),[data-focus] *,[data-focus],.destructive,[aria-hidden=true]");

// The row beside a removed one has a control of the same kind.
const alike = (found, old) => up(found, "li") && old.className && all("a,button", up(found, "li")).find((el) => el.className === old.className && isStop(el)) || found;

// The first control after a place, and else the last before it, in the smallest part of the page that has one.
const beside = (parent, before) => {
  for (; parent && !is(parent, boundary); before = parent.previousElementSibling, parent = parent.parentElement) {
    const found = all(focusable, parent).filter(isStop);
    const isAfter = (el) => !before?.isConnected || before.compareDocumentPosition(el) === Node.DOCUMENT_POSITION_FOLLOWING;
    const goal = found.find(isAfter) ?? found.at(-1);
    if (goal) return goal;
  }
};

// The title of the uppermost page or dialog, or its content.
export const titleOf = (page) => {
  const goal = all("h1", page).find(isShown) ?? one(".page-content", page) ?? page;
  if (goal.tabIndex < 0) goal.tabIndex = -1;
  return goal;
};
const top = () => titleOf(all(":modal").pop() ?? all(".page:not(.leaving)").findLast(isShown) ?? one(".window"));

// Gives the focus once others have had the time to: Firefox tells assistive technology nothing of a focus on an element that it has
// not drawn yet.
export const give = (goal) => {
  const before = doc.activeElement;
  requestAnimationFrame(() => requestAnimationFrame(() => {
    if (doc.activeElement !== before && !isLost()) return;
    const el = goal();
    el?.focus({ preventScroll: true });
  }));
};

export const recover = (records) => {
  if (disabled && isUsable(disabled) && (doc.activeElement === substitute || isLost())) {
    const el = disabled;
    disabled = null;
    return el.focus({ preventScroll: true });
  }
  if (!last || isUsable(last) || !isLost()) return;
  const old = last;
  last = null;
  if (is(old, ":disabled") && old.isConnected) disabled = old;
  const removed = (record) => [...record.removedNodes].find((node) => node.contains(old));
  const record = records.findLast((record) => record.target.isConnected && removed(record));
  const { target, previousSibling: before } = record ?? { target: old.parentElement, previousSibling: old };
  // The title of the page below a page or a dialog tells where the person is.
  const isPage = record && (is(removed(record), layer) || one(layer, removed(record)));
  give(() => {
    const near = !isPage && target?.isConnected && beside(target, before);
    substitute = near ? alike(near, old) : top();
    held = substitute;
    return substitute;
  });
};
