// Scrolling: where the app wants it, and told where the person did it; and what else an app has done that is no change of the page.
import { ask } from "../shared/ask.js";
import { load } from "../shared/load.js";
import { boxOf, data, doc, is, on, one, still, up } from "../shared/dom.js";
import { tell } from "./client.js";
import { copy } from "./clipboard.js";
import { also, around } from "./elements.js";
import { scrolling } from "./lacking.js";

// How far content moves along one axis until a part of it is seen: as little as that takes, or to where the anchors meet.
const shift = (from, to, start, end, anchor) => anchor == null
  ? from < start ? from - start : Math.max(0, Math.min(to - end, from - start))
  : from + (to - from) * anchor - start - (end - start) * anchor;

// The region right around an element scrolls, and nothing around that one.
const reveal = (el, x, y, behavior) => {
  const region = up(el.parentElement, ".scroll,.list");
  if (!region) return;
  const [part, view, style] = [boxOf(el), boxOf(region), getComputedStyle(region)];
  const inner = (side) => parseFloat(style["scrollPadding" + side]) || 0;
  region.scrollBy({
    left: shift(part.left, part.right, view.left + inner("Left"), view.right - inner("Right"), x),
    top: shift(part.top, part.bottom, view.top + inner("Top"), view.bottom - inner("Bottom"), y),
    behavior,
  });
};

// Regions that the app scrolled last. They count as where the app wants them until a person scrolls.
let placed = new WeakSet();
const regions = (el) => around(el, also("scroll"));
for (const kind of ["wheel", "touchmove", "keydown"]) {
  on(kind, ({ target }) => {
    // Keys that no element has scroll whatever the browser chooses.
    if (target === doc.body) placed = new WeakSet();
    for (const el of regions(target)) placed.delete(el);
  }, { capture: true, passive: true });
}
// The bar of a region is part of it.
on("pointerdown", ({ target }) => placed.delete(target), true);

const edge = (place) => place == null ? "nearest" : place < 0.34 ? "start" : place > 0.66 ? "end" : "center";
let devices;
export const scroll = (el, isAnimated, kind, x, y, ...rest) => {
  if (kind === "open") {
    const url = new URL(x, doc.baseURI);
    // What the app answers with over HTTP; the answer says where to go. A ticket for it is good for 30 seconds.
    if (/^_ippo\/visit/.test(x)) {
      const end = Date.now() + 30000;
      return ask(url, { method: "POST" }, () => Date.now() < end).then((it) => it.ok && it.text())
        .then((to) => { if (to) location = to; }, () => {});
    }
    // A mail and the like leave the page as it is.
    const tab = url.origin !== location.origin && url.protocol.startsWith("http") && open(url);
    if (tab) tab.opener = null; else location = url;
    return;
  }
  if (kind === "copy") return copy(x);
  if (kind === "device") {
    devices ??= load("devices").then((it) => it.default((...answer) => tell(el, "device", ...answer)));
    return devices.then((use) => use(x, y, ...rest));
  }
  const behavior = isAnimated && !still.matches ? "smooth" : "instant";
  // A row of a grid has no box of its own.
  const box = boxOf(el).height ? el : el.firstElementChild ?? el;
  // Where a proxy scrolls to is where the region is, as where a person does.
  for (const region of regions(box)) if (kind === "at") placed.delete(region); else placed.add(region);
  scrolling(() => {
    if (kind === "to") el.scrollTo({ left: x ?? el.scrollLeft, top: y ?? el.scrollTop, behavior });
    else if (kind === "in") reveal(box, x, y, behavior);
    else box.scrollIntoView({ inline: edge(x), block: edge(y), behavior });
  }, behavior === "smooth");
};

const waiting = new Set();
on("scroll", ({ target: el }) => {
  if (!el.matches?.(also("scroll")) || waiting.has(el)) return;
  waiting.add(el);
  setTimeout(() => {
    waiting.delete(el);
    if (!el.isConnected) return;
    const box = boxOf(el);
    const layout = one(":scope .v,:scope .h,:scope .grid", el) ?? el;
    const views = [...layout.children];
    const [x, y] = data(el).anchor?.split(" ").map(Number) ?? [];
    const point = ({ left, top, width, height }) => [left + x * width, top + y * height];
    const away = (child) => Math.hypot(...point(boxOf(child)).map((length, axis) => length - point(box)[axis]));
    const first = y >= 0 ? views.filter((child) => !is(child, ".gap")).sort((a, b) => away(a) - away(b))[0]
      : views.find((child) => {
        const { bottom, right } = boxOf(child);
        return bottom > box.top + 1 && right > box.left + 1;
      });
    const cause = placed.has(el) ? [false] : [];
    tell(el, "scroll", el.scrollLeft, el.scrollTop, parseInt(first?.id.slice(1)) || 0, ...cause);
  }, 100);
}, true);
