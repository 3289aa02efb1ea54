// Light dismissal: a press outside of an open popover closes the popover. A browser that does so itself has closed it by then.
import { all, data, on, opened, up } from "../shared/dom.js";

export const dismissOutside = () => {
  // The open popovers that the current press is outside of. The button of a menu closes the menu itself.
  let left = [];
  on("pointerdown", ({ target }) => {
    const button = up(target, "[data-menu]");
    left = all(opened).filter((el) => !el.contains(target) && el.id !== (button && data(button).menu));
  }, true);
  on("pointerup", () => {
    const due = left;
    left = [];
    setTimeout(() => { for (const el of due) if (el.isConnected && el.matches(opened)) el.hidePopover(); });
  }, true);
  on("pointercancel", () => { left = []; }, true);
};
