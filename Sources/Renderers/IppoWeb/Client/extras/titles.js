// Large titles give way to small ones when a page is scrolled. Where styles cannot say so, this does.
import { is, on, up } from "../shared/dom.js";

if (!CSS.supports("animation-timeline", "scroll()")) on("scroll", ({ target: el }) => {
  const page = up(el.nodeType === 1 ? el : document.body, ".page.large");
  if (page && is(el, ".page-content,.page-content>*")) page.classList.toggle("scrolled", el.scrollTop > 40);
}, { capture: true, passive: true });
