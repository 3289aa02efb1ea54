// Texts in frames of some height: what is too high for them is cut short, which CSS can only do by a number of lines.
import { all, data, is } from "../shared/dom.js";

const shown = ({ children }) => [...children].filter((el) => el.offsetHeight && !is(el, ".overlay,.background"));
const lineOf = (el) => parseFloat(getComputedStyle(el).lineHeight);
const plain = ".h,.z,.box:not(.fixed-y,.position,.outset,.has-height,.capped-y),.decorated:not(.inset-column)";

// As many of its lines as there is room for.
const shorten = (el, room) => {
  const count = Math.max(1, Math.floor((room + 0.5) / lineOf(el)));
  if (count >= Math.round(el.scrollHeight / lineOf(el))) return;
  data(el).cut = "";
  el.style.setProperty("--cut", count);
};
// What stands in a column is offered the same, and those that need less leave it to the others.
const share = (column, room) => {
  const views = shown(column).map((el) => [el, el.scrollHeight]).sort(([, a], [, b]) => a - b);
  let left = room - column.offsetHeight + views.reduce((sum, [, height]) => sum + height, 0);
  views.forEach(([el], index) => {
    fit(el, left / (views.length - index));
    left -= el.offsetHeight;
  });
};
const fit = (el, room) => {
  if (el.scrollHeight <= room + 1) return;
  if (is(el, ".text")) shorten(el, room);
  else if (is(el, ".v:not(.fy)")) share(el, room);
  else if (is(el, plain)) {
    const views = shown(el);
    const around = views.length === 1 ? el.offsetHeight - views[0].offsetHeight : 0;
    for (const view of views) fit(view, room - around);
  }
};
export const shortenAll = () => {
  for (const el of all("[data-cut]")) {
    delete data(el).cut;
    el.style.removeProperty("--cut");
  }
  for (const frame of all(".has-height:has(.text),.capped-y:has(.text)")) {
    for (const view of shown(frame)) fit(view, frame.clientHeight);
  }
};
