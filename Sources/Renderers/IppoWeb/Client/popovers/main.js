// Popovers (HTML, "The popover attribute") for browsers without them, such as Safari before 17 and Chromium before 114; and their
// light dismissal for iOS before 18.3, which has none.
import { dismissOutside } from "./dismissal.js";
import { offer } from "./polyfill.js";

export default () => {
  if (!("showPopover" in HTMLElement.prototype)) offer();
  dismissOutside();
};
