// A list of links, options or buttons is one tab stop (WAI-ARIA APG, "Developing a Keyboard Interface").
import { all, is, isShown, on, up } from "../shared/dom.js";

export const rowStop = ".look-link,.look-row,[role=option]";
const focusable = "a,button,input,select,textarea,[tabindex]";
const isUsable = (el) => !is(el, ":disabled,[aria-hidden=true]") && isShown(el);

// What rows of a list take the focus; nothing in a form, and where a row holds more than that.
const stops = (list) => {
  const found = [];
  if (is(list, ".form")) return found;
  for (const row of all("li.row", list)) {
    const inRow = [row, ...all(focusable, row)].filter((el) => is(el, focusable) && isUsable(el));
    if (inRow.length > 1 || inRow[0] && !is(inRow[0], rowStop)) return [];
    found.push(...inRow);
  }
  return found;
};

// Whether rows that have not been made follow a row.
const isApart = (list, el) => {
  const gap = el && all(".gap", list).pop();
  return gap && el.compareDocumentPosition(gap) & Node.DOCUMENT_POSITION_FOLLOWING;
};

// The stop some rows further on or back, and none beyond rows that have not been made.
const further = (found, index, count) => {
  const step = Math.sign(count);
  while (count) {
    const later = found[step > 0 ? index + 1 : index];
    if (!found[index + step] || up(later, "li").previousElementSibling?.matches(".gap")) break;
    index += step;
    count -= step;
  }
  return found[index];
};

// The list whose last row is to have the focus once it is made.
let awaited;

// The stop of each list, and what has been taken out of the order of tabs.
const held = new WeakMap();
const managed = new WeakSet();
export const arrange = () => {
  for (const list of all(".list")) {
    const found = stops(list);
    const last = held.get(list);
    const selected = found.find((el) => up(el, "[aria-current=true],[aria-selected=true]"));
    const stop = found.includes(last) ? last : selected ?? found[0];
    for (const el of found) {
      managed.add(el);
      el.tabIndex = el === stop ? 0 : -1;
    }
    if (list === awaited && !isApart(list, found.at(-1))) {
      awaited = null;
      found.at(-1)?.focus();
    }
    for (const el of all(rowStop, list)) if (managed.has(el) && !found.includes(el)) el.tabIndex = 0;
  }
};

on("focusin", ({ target: el }) => {
  const list = is(el, rowStop) && up(el, ".list");
  if (!list) return;
  held.set(list, el);
  arrange();
});

on("keydown", (event) => {
  awaited = null;
  const { target: el, key, altKey, ctrlKey, metaKey, shiftKey } = event;
  const list = is(el, rowStop) && !(altKey || ctrlKey || metaKey || shiftKey) && up(el, ".list");
  if (!list) return;
  const found = stops(list);
  const index = found.indexOf(el);
  const last = found.at(-1);
  // As many rows as are seen at once.
  const page = () => Math.max(1, Math.floor(Math.min(list.clientHeight, innerHeight) / up(el, "li").offsetHeight) - 1);
  const goal = {
    ArrowUp: () => further(found, index, -1),
    ArrowDown: () => further(found, index, 1),
    PageUp: () => further(found, index, -page()),
    PageDown: () => further(found, index, page()),
    Home: () => found[0],
    End: () => last,
  }[key];
  if (index < 0 || !goal) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (key === "End" && isApart(list, last)) {
    awaited = list;
    all(".gap", list).pop().scrollIntoView({ block: "end" });
  } else {
    goal().focus();
  }
}, true);
on("pointerdown", () => { awaited = null; }, true);
