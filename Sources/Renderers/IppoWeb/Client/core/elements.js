// Elements as the server describes them: [tag, address, attributes, styles, ...children], or a text.
import { body, byId, doc, is } from "../shared/dom.js";
import { assign } from "./animation.js";
import { given, isGiven, setValue } from "./fields.js";
import { found, isText } from "./texts.js";

const set = (el, name, value) => {
  if (name === "value" && is(el, "select,textarea,input:not([type=checkbox],[type=radio])")) {
    (isText(el) ? found : setValue)(el, value || "");
  } else if (name === "checked") { if (!isGiven(el)) el.checked = value != null; }
  else if (name === "open" && is(el, "dialog")) return;
  else if (value == null) el.removeAttribute(name);
  else assign(el, name, value);
};

export const setAll = (el, attributes) => {
  // Last: the value of a range depends on its limits.
  const { value, ...others } = attributes;
  for (const name in others) set(el, name, others[name]);
  if ("value" in attributes) set(el, "value", value);
};

export const dress = (el, styles) => { for (const name in styles) el.style.setProperty(name, styles[name]); };

export const make = (item, parent = body) => {
  if (!item.map) return doc.createTextNode(item);
  const [tag, address, attributes, styles, ...children] = item;
  // A drawing has boxes in its `foreignObject`.
  const around = tag === "div" ? body : parent;
  const el = doc.createElementNS(tag === "svg" ? "http://www.w3.org/2000/svg" : around.namespaceURI, tag);
  if (address) el.id = "n" + address;
  el.append(...children.map((child) => make(child, el)));
  // After the content: the value of a select names an option.
  setAll(el, attributes || {});
  dress(el, styles);
  const old = byId(el.id);
  if (isGiven(old)) {
    // What it takes the place of has a value the server has not heard of yet.
    el.value = old.value;
    el.checked = old.checked;
    given.set(el, given.get(old));
  }
  return el;
};
