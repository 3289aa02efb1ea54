// Pages that are turned sideways by a finger, a pen or a held button of the mouse. The page follows the pointer and the one
// beside it comes along; past a third of the width, or when it is flung, it is turned. Keyboards and screen readers use the dots.
// The extras load this for a page that has such pages.
import { all, boxOf, is, on, still, up } from "../shared/dom.js";

const { abs, sign } = Math;
// What does something of its own with the pointer.
const taken = "input,select,textarea,.row-handle,[data-gestures~=drag],[draggable=true],.row-delete,.row-actions";

export default () => {
  // The press that is going on, and may become a turn.
  let turn = {};

  const scrollsSideways = (el, pages) => {
    for (; el !== pages; el = el.parentElement) if (is(el, ".scroll") && el.scrollWidth > el.clientWidth) return true;
  };
  const isSwipedRow = (el) => up(el, "li.row")?.querySelector(".row-delete,.row-actions");

  // The page that is shown, the one that comes from the side it leaves free, and where both are, in CSS pixels.
  const places = (shift) => {
    const { pages, isMirrored } = turn;
    const panels = all(":scope>.tab-panel", pages);
    const index = panels.findIndex((panel) => !panel.hidden);
    const next = index + ((shift > 0) === isMirrored ? 1 : -1);
    const { width } = boxOf(pages);
    const beside = panels[next];
    const moved = beside ? shift : shift / 3;
    return { panels: [panels[index], beside], at: [moved, moved - sign(shift) * width], next, width };
  };

  on("pointerdown", (event) => {
    const { target, clientX: x, clientY: y, pointerId: id, timeStamp: time } = event;
    const pages = up(target, ".tabs-page");
    if (event.button || !pages || up(target, taken) || isSwipedRow(target) || scrollsSideways(target, pages)) return;
    turn = { pages, x, y, id, time, isMirrored: getComputedStyle(pages).direction === "rtl" };
  });

  on("pointermove", (event) => {
    const { pages, id, isActive } = turn;
    if (event.pointerId !== id) return;
    const x = event.clientX - turn.x;
    if (!isActive) {
      const y = event.clientY - turn.y;
      if (Math.hypot(x, y) < 8) return;
      if (abs(y) > abs(x)) { turn = {}; return; }
      turn.isActive = true;
      pages.setPointerCapture(id);
      pages.classList.add("turning");
    }
    const { panels, at } = places(x);
    for (const panel of all(":scope>.beside", pages)) if (!panels.includes(panel)) panel.classList.remove("beside");
    panels.forEach((panel, place) => {
      panel?.classList.add("beside");
      if (panel) panel.style.translate = at[place] + "px";
    });
  });

  const finish = (event) => {
    const { pages, id, isActive, time } = turn;
    if (event.pointerId !== id) return;
    if (isActive) {
      const x = event.clientX - turn.x;
      const { panels, at, next, width } = places(x);
      const isFlung = abs(x) > 20 && abs(x) / (event.timeStamp - time) > 0.4;
      const isTurned = panels[1] && event.type === "pointerup" && (isFlung || abs(x) > width / 3);
      if (isTurned) all(":scope>.tab-bar>.tab", pages)[next].click();
      const way = isTurned ? sign(x) * width - at[0] : -at[0];
      const ways = panels.map((panel, place) => {
        if (!panel) return;
        panel.style.translate = "";
        const steps = [at[place], at[place] + way].map((length) => ({ translate: length + "px" }));
        return panel.animate(steps, { duration: still.matches ? 0 : 250, easing: "ease-out" }).finished;
      });
      Promise.allSettled(ways).then(() => {
        if (turn.pages === pages) return;
        pages.classList.remove("turning");
        for (const panel of panels) panel?.classList.remove("beside");
      });
    }
    turn = {};
  };
  on("pointerup", finish);
  on("pointercancel", finish);

  return () => {};
};
