// What events will make of the controls they are for, as far as the page alone can tell.
import { all, byId, data, is, one, up } from "../shared/dom.js";
import { put, putText } from "./undo.js";

const flags = "[aria-pressed],[aria-checked],[aria-expanded]";

// The rows below a row of an outline follow it, each with its level: they are gone while it is folded. What is below a row
// that is folded itself stays away.
const foldRows = (button, isOpen) => {
  const row = !button.hasAttribute("aria-controls") && up(button, "[aria-level]");
  const levelOf = (el) => +(el?.ariaLevel ?? el?.dataset.level);
  let folded = NaN;
  for (let next = row; row && levelOf(next = next.nextElementSibling) > row.ariaLevel;) {
    if (isOpen && levelOf(next) > folded) continue;
    folded = one("[aria-expanded=false]:not([aria-controls])", next) ? levelOf(next) : NaN;
    put(next, "data-left", isOpen ? null : "");
  }
};

// Buttons that stay down and toggles of menus, which are the node's own element, and disclosures.
const setOn = (el, isOn) => {
  const button = is(el, flags) ? el : byId(el.id + "b");
  if (!button || !is(button, flags)) return;
  // What is below a disclosure and not there yet comes with the answer; the style sheet hides what is.
  foldRows(button, isOn);
  for (const name of ["aria-pressed", "aria-checked", "aria-expanded"]) if (button.hasAttribute(name)) put(button, name, isOn + "");
};

const select = (el, index) => {
  const tabs = is(el, ".tabs") ? all(`:scope>.tab-bar>.tab`, el) : [];
  if (!tabs[index]) return;
  tabs.forEach((tab, place) => {
    const isSelected = place === index;
    put(tab, "aria-selected", isSelected + "");
    put(tab, "tabindex", isSelected ? "0" : "-1");
    put(byId(el.id + "p" + place), "hidden", isSelected ? null : "");
  });
};

// Steppers of whole numbers say how far a step goes, and from where to where. The value is what assistive technology is told;
// where it stands once in the label, it changes there, too.
const step = (el, direction) => {
  const { by, least, most } = data(el);
  const value = el.getAttribute("aria-description");
  if (!by || !/^-?\d{1,15}$/.test(value)) return;
  const next = Math.min(Math.max(+value + direction * by, least ?? -Infinity), most ?? Infinity) + "";
  put(el, "aria-description", next);
  const label = byId(el.id + "l");
  if (!label) return;
  const number = new RegExp(`(?<![\\p{L}\\p{N}_.,-])${value}(?![\\p{L}\\p{N}_]|[.,]\\d)`, "gu");
  if ([...label.textContent.matchAll(number)].length !== 1) return;
  const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (number.test(text.data)) return putText(text, text.data.replace(number, next));
  }
};

// A page that is left shows the one below it.
const dismiss = (el) => {
  if (is(el, ".page~.page[data-back]")) put(el, "data-left", "");
};

// A row is chosen: in its list, it alone is, unless several can be. What opens a page is held down until the page is there.
const activate = (el) => {
  if (is(el, ".leads")) return put(up(el, "li") ?? el, "data-opening", "");
  if (!is(el, "[role=option]")) return;
  if (up(el, "[aria-multiselectable]")) return put(el, "aria-selected", (el.ariaSelected !== "true") + "");
  for (const row of all("[role=option][aria-selected=true]", up(el, ".list"))) if (row !== el) put(row, "aria-selected", "false");
  put(el, "aria-selected", "true");
};

export const predictions = { activate, setOn, select, step, dismiss };
