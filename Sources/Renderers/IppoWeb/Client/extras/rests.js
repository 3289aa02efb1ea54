// A page that is mounted anew is scrolled as the one before it was, and what is moved within a page as it was before: browsers forget
// it with the move.
import { added, body, byId, on } from "../shared/dom.js";

const rests = new Map();
on("scroll", ({ target: el }) => {
  if (el.id) rests.set(el.id, [el.scrollLeft, el.scrollTop]);
}, { capture: true, passive: true });
new MutationObserver((records) => {
  const roots = added(records);
  if (roots[0]) for (const [id, [left, top]] of rests) {
    const el = byId(id);
    if (!el) rests.delete(id);
    else if (!el.scrollLeft && !el.scrollTop && roots.some((node) => node.contains(el))) el.scrollTo({ left, top, behavior: "instant" });
  }
}).observe(body, { childList: true, subtree: true });
