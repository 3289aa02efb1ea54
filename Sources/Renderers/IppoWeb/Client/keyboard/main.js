// What the keyboard can do beyond what browsers offer by themselves. The extras load it.
import { body, is } from "../shared/dom.js";
import { follow } from "./page-focus.js";
import { listen } from "./rows.js";
import { offer, skip } from "./skip-link.js";
import { arrange } from "./tab-stops.js";

const isElement = (node) => node.nodeType === 1 && node !== skip;

export default (acknowledged, tell, say) => {
  listen(tell, say);
  new MutationObserver((records) => {
    const changed = records.filter(({ type, target, attributeName, addedNodes, removedNodes }) =>
      type === "attributes" ? attributeName !== "class" || is(target, ".page.leaving") : [...addedNodes, ...removedNodes].some(isElement));
    if (!changed.length) return;
    follow(changed);
    arrange();
    offer();
  }).observe(body, { childList: true, subtree: true, attributeFilter: ["class", "disabled", "hidden"] });
  arrange();
  offer();
};
