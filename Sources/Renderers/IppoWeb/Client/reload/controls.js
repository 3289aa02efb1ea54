// Browsers put back how controls were when a page is loaded again or come back to, by their places on it. The app of a new window
// has not heard of that, and may have other controls there: what the app has is shown. What a person did to a page that has just
// been opened, before its script ran, is the person's, and told.
import { all, controls, data, doc, is, on } from "../shared/dom.js";

// A control as the page describes it.
const asDescribed = (el) => {
  const form = doc.createElement("form");
  form.append(el.cloneNode(true));
  form.reset();
  return form.firstChild;
};

const put = (el, value, checked) => {
  if (el.value !== value) el.value = value;
  if (el.checked !== checked) el.checked = checked;
};

export const restore = (isNew) => {
  for (const el of all("select,[type=checkbox],[type=radio],[type=range]").filter((el) => data(el).event)) {
    const { value, checked } = asDescribed(el);
    if (el.value === value && el.checked === checked) continue;
    if (!isNew) put(el, value, checked);
    else if (!is(el, "[type=radio]:not(:checked)")) {
      // Once there is somebody who listens.
      on("DOMContentLoaded", () => el.dispatchEvent(new Event("input", { bubbles: true })));
    }
  }
};

// Chromium puts values back without a word between these two events.
let loaded = [];
on("load", () => {
  loaded = all(controls).filter((el) => el.type !== "file").map((el) => [el, el.value, el.checked]);
});
on("pageshow", () => {
  for (const entry of loaded) put(...entry);
  loaded = [];
});
