// A wheel with its own elements, for browsers that give the options of a list no boxes: Safari draws the options itself, on
// phones as a closed menu. The hidden control of the page keeps the value.
import { all, boxOf, doc, on, onClick, still, stop, up } from "../shared/dom.js";

const rows = (list) => all("[role=option]", list);
const middle = (el) => { const { top, height } = boxOf(el); return top + height / 2; };
// The contents of each list: its options, and the last centred option.
const shown = new WeakMap();
const turned = new WeakSet();

const make = (select) => {
  const list = doc.createElement("div");
  list.className = "wheel-list";
  list.role = "listbox";
  list.tabIndex = 0;
  for (const name of ["aria-label", "aria-labelledby"]) if (select.hasAttribute(name)) list.setAttribute(name, select.getAttribute(name));
  select.after(list);
  return list;
};

const choose = (list, index) => {
  const select = list.previousElementSibling;
  const option = select.options[index];
  if (!option || option.disabled || option.hidden || option.selected || select.disabled) return;
  select.selectedIndex = index;
  select.dispatchEvent(new Event("input", { bubbles: true }));
};

// Shows the value of the control. A list that a change of the page removed is recreated.
export const mirror = (select) => {
  const next = select.nextElementSibling;
  const list = next?.matches(".wheel-list") ? next : make(select);
  const options = [...select.options].map(({ text, hidden, disabled }) => [text, hidden, disabled]);
  const key = JSON.stringify(options);
  const last = shown.get(list) ?? {};
  if (last.key !== key) {
    list.replaceChildren(...options.map(([text, isHidden, isDisabled]) => {
      const row = doc.createElement("div");
      row.role = "option";
      row.textContent = text;
      row.hidden = isHidden;
      if (isDisabled) row.ariaDisabled = "true";
      return row;
    }));
  }
  list.ariaDisabled = select.disabled;
  rows(list).forEach((row, index) => { row.ariaSelected = index === select.selectedIndex; });
  const row = rows(list)[select.selectedIndex];
  if (!row || row.hidden || !list.clientHeight || last.key === key && last.index === select.selectedIndex) return;
  shown.set(list, { key, index: select.selectedIndex });
  list.scrollBy({ top: middle(row) - middle(list), behavior: last.key && !still.matches ? "smooth" : "instant" });
};

const listOf = ({ target }) => target.nodeType === 1 && up(target, ".wheel-list");
for (const kind of ["wheel", "touchmove"]) {
  on(kind, (event) => { const list = listOf(event); if (list) turned.add(list); }, { passive: true });
}
// The option that stops in the middle is chosen. Not every browser has an event for the end of scrolling.
let timer;
on("scroll", (event) => {
  const list = listOf(event);
  if (!list || !turned.has(list)) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    turned.delete(list);
    const away = (row) => Math.abs(middle(row) - middle(list));
    const all = rows(list);
    const [next] = all.filter((row) => !row.hidden && !row.ariaDisabled).sort((a, b) => away(a) - away(b));
    const index = all.indexOf(next);
    shown.set(list, { ...shown.get(list), index });
    choose(list, index);
  }, 150);
}, { capture: true, passive: true });
onClick((event) => {
  const list = listOf(event);
  if (!list) return;
  // The surrounding label would give the focus to the control.
  stop(event);
  list.focus({ preventScroll: true });
  choose(list, rows(list).indexOf(up(event.target, "[role=option]")));
});
on("keydown", (event) => {
  const list = listOf(event);
  if (!list) return;
  const { selectedIndex, options } = list.previousElementSibling;
  const usable = [...options].map((option, index) => option.disabled || option.hidden ? -1 : index).filter((index) => index >= 0);
  const goal = {
    ArrowDown: usable.find((index) => index > selectedIndex), ArrowUp: usable.findLast((index) => index < selectedIndex),
    Home: usable[0], End: usable.at(-1),
  }[event.key];
  if (goal == null) return;
  stop(event);
  choose(list, goal);
}, true);
