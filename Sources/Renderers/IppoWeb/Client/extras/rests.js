// A page that is mounted anew is scrolled as the one before it was.
import { body, byId, on } from "../shared/dom.js";

const rests = new Map();
on("scroll", ({ target: el }) => {
  if (el.id) rests.set(el.id, [el.scrollLeft, el.scrollTop]);
}, { capture: true, passive: true });
new MutationObserver(() => {
  for (const [id, [left, top]] of rests) {
    const el = byId(id);
    if (!el) rests.delete(id);
    else if (!el.scrollLeft && !el.scrollTop) el.scrollTo({ left, top, behavior: "instant" });
  }
}).observe(body, { childList: true });
