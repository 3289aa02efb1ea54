// Replaces large titles by small ones when a page scrolls. The extras load this in browsers without scroll timelines, such as Firefox
// and Safari before 26.
import { body, is, on, up } from "../shared/dom.js";

export default () => {
  on("scroll", ({ target: el }) => {
    const page = up(el.nodeType === 1 ? el : body, ".page.large");
    if (page && is(el, ".page-content,.page-content>*")) page.classList.toggle("scrolled", el.scrollTop > 40);
  }, { capture: true, passive: true });
};
