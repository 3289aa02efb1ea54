// Menus and popovers: beside what they belong to, and closed as browsers close popovers.
import { all, body, boxOf, byId, controls, data, doc, is, menuOf, on, one, opened } from "../shared/dom.js";
import { announce } from "./extras.js";
import { tell } from "./ledger.js";
import { max, min } from "./numbers.js";

const place = (el, box) => {
  const height = el.offsetHeight + 6;
  const { bottom } = box;
  el.style.left = max(8, min(box.left, innerWidth - el.offsetWidth - 8)) + "px";
  el.style.top = (bottom + height > innerHeight - 8 ? max(8, box.top - height) : bottom + 6) + "px";
};

export const items = (menu) => all("[role^=menuitem]:not(:disabled)", menu).filter((el) => menuOf(el) === menu);

export const openMenu = (id, box) => {
  const menu = byId(id);
  menu.showPopover();
  place(menu, box);
  items(menu)[0]?.focus();
};

export const closeMenus = () => { all("[role=menu]" + opened).map((menu) => menu.hidePopover()); };

export const showPopovers = () => {
  for (const el of all(`.popover:not(${opened})`)) {
    const show = () => el.showPopover();
    // Where a person types stays where it is.
    if (is(doc.activeElement, controls)) show(); else announce(el, true, show);
    place(el, boxOf(byId(data(el).anchor) ?? body));
  }
};

on("toggle", ({ target, newState }) => {
  const button = one(`[data-menu="${target.id}"]`);
  button?.setAttribute("aria-expanded", newState === "open");
  if (newState === "closed" && is(target, ".popover")) tell(target, "dismiss");
}, true);
