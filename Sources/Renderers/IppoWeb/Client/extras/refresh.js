// Pulling a list down at its top refreshes it.
import { data, on, up } from "../shared/dom.js";
import { tell } from "./client.js";

let pull;
on("touchstart", ({ target, touches }) => {
  const el = up(target, "[data-refresh]");
  const scroller = up(target, ".page-content,[data-refresh]");
  pull = el && scroller.scrollTop <= 0 && { el, y: touches[0].clientY };
});
on("touchend", ({ changedTouches }) => {
  if (pull && changedTouches[0].clientY - pull.y > 90) tell(pull.el, "refresh");
  pull = 0;
});
