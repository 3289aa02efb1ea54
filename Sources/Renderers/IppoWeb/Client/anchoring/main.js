// Scroll anchoring: what a person reads keeps its place while content before it changes (CSS Scroll Anchoring 1). The extras load
// this in browsers without `overflow-anchor`, such as Safari before 27.
import { all, body, boxOf, byId, is, on } from "../shared/dom.js";

const regions = ".scroll-y,.list,.page-content,.surface";
// Of each region its anchor, and where the anchor is in the content.
const anchors = new Map();
// Until when an animated scroll of the app goes on.
let busyUntil = 0;

const place = (el, region) => boxOf(el).top - boxOf(region).top + region.scrollTop;

// The first element in sight, as deep in the tree as it is cut by the edge. Room of rows that are not made is none.
const find = (parent, top, bottom) => {
  for (const el of parent.children) {
    if (is(el, ".gap,.leaving")) continue;
    const box = boxOf(el);
    if (!box.height) {
      const inner = find(el, top, bottom);
      if (inner) return inner;
    } else if (box.bottom > top + 1 && box.top < bottom && /static|relative/.test(getComputedStyle(el).position)) {
      return box.top < top && !is(el, regions) && find(el, top, bottom) || el;
    }
  }
};

const choose = (region, isForced) => {
  if (region.scrollHeight <= region.clientHeight) return anchors.delete(region);
  const { top, bottom } = boxOf(region);
  const el = find(region, top, bottom);
  if (!el) anchors.delete(region);
  else if (isForced || anchors.get(region)?.el !== el) anchors.set(region, { el, id: el.id, at: place(el, region) });
};
const chooseAll = (isForced) => {
  for (const [region] of anchors) if (!region.isConnected) anchors.delete(region);
  for (const region of all(regions)) choose(region, isForced);
};

const isBusy = () => Date.now() < busyUntil;

const adjust = () => {
  for (const [region, anchor] of anchors) {
    // An element that was made anew has its address.
    if (!anchor.el.isConnected) anchor.el = byId(anchor.id);
    // At its start a region shows what comes there.
    if (!region.scrollTop || !anchor.el || !region.contains(anchor.el)) continue;
    const before = region.scrollTop;
    const shift = place(anchor.el, region) - anchor.at;
    if (Math.abs(shift) < 0.5) continue;
    region.scrollTo({ top: before + shift, behavior: "instant" });
    // Places are whole numbers in some browsers: the rest is made up for with the next change.
    anchor.at += region.scrollTop - before;
  }
};

const follow = () => {
  if (isBusy()) return chooseAll(true);
  adjust();
  chooseAll();
};

export default () => {
  new MutationObserver(follow).observe(body, { attributes: true, characterData: true, childList: true, subtree: true });
  for (const kind of ["load", "resize"]) on(kind, follow, true);
  on("scroll", ({ target: region }) => { if (region.nodeType === 1 && is(region, regions)) choose(region, isBusy()); }, true);
  chooseAll();
  // Runs an action of the app that scrolls.
  return (action, isAnimated) => {
    adjust();
    action();
    if (isAnimated) busyUntil = Date.now() + 1000;
    chooseAll(true);
  };
};
