// Browsers restore controls of a reloaded page by their positions on the page. The app of a new window does not know these
// values, and may have other controls in these positions. Therefore the page shows the app's values. A person's changes of a new
// page before its script ran are kept, and reported.
import { all, controls, data, doc, is, on } from "../shared/dom.js";

// A control as described by the page.
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
    // The core repeats the event.
    if (self.ippoEarly?.some(({ type, target }) => type === "input" && (target === el || el.name && target.name === el.name))) continue;
    if (!isNew) put(el, value, checked);
    else if (!is(el, "[type=radio]:not(:checked)")) {
      // Once the core listens.
      on("DOMContentLoaded", () => {
        for (const kind of ["input", "change"]) el.dispatchEvent(new Event(kind, { bubbles: true }));
      });
    }
  }
};

// Chromium restores values without an event between these two events.
let loaded = [];
on("load", () => {
  loaded = all(controls).filter((el) => el.type !== "file").map((el) => [el, el.value, el.checked]);
});
on("pageshow", () => {
  for (const entry of loaded) put(...entry);
  loaded = [];
});
