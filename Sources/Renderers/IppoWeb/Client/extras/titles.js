// Replaces large titles by small ones when a page scrolls, in browsers whose styles cannot.
import { is, on, up } from "../shared/dom.js";

if (!CSS.supports("animation-timeline", "scroll()")) on("scroll", ({ target: el }) => {
  const page = up(el.nodeType === 1 ? el : document.body, ".page.large");
  if (page && is(el, ".page-content,.page-content>*")) page.classList.toggle("scrolled", el.scrollTop > 40);
}, { capture: true, passive: true });
