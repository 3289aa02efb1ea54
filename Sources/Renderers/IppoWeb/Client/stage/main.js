// Presentations that belong to a stage, which is a part of the page: what else is on the stage is inert, the keyboard stays
// in the topmost of them, and goes back to where it was. The page around the stage can be used.
// The extras load this for a page that has a stage.
import { announce, stops } from "../shared/announce.js";
import { all, doc, is, isComposing, isShown, on, onClick, one, up } from "../shared/dom.js";

export default ({ tell }) => {
  const presented = "dialog:not(.leaving)";
  const topOf = (stage) => all(":scope>" + presented, stage).at(-1);

  // What is presented, the latest last, and the address of what had the keyboard before.
  let shown = [];

  const enter = (dialog) => {
    shown.push([dialog, doc.activeElement.id]);
  };

  const settle = () => {
    const gone = shown.filter(([dialog]) => !is(dialog, presented) || !dialog.isConnected);
    shown = shown.filter((entry) => !gone.includes(entry));
    for (const stage of all(".stage")) {
      const top = topOf(stage);
      if (!top) for (const el of stage.children) if (!is(el, ".leaving,.popover")) el.inert = false;
      const isNew = top && !shown.some(([dialog]) => dialog === top);
      if (isNew) enter(top);
      if (!top) continue;
      announce(top, isNew, () => {
        // One that was on its way out and has turned round.
        if (!top.open) top.show();
        for (const el of stage.children) if (!is(el, ".leaving,.popover")) el.inert = el !== top;
      });
    }
    for (const [dialog, before] of gone.reverse()) {
      // One on its way out is still there, and has the focus until it goes.
      if (doc.activeElement === doc.body || dialog.contains(doc.activeElement)) doc.getElementById(before)?.focus();
    }
  };

  on("keydown", (event) => {
    const { target, key, shiftKey } = event;
    if (event.defaultPrevented || isComposing(event) || one(":popover-open")) return;
    const top = up(target, ".stage>" + presented) ?? (target === doc.body && shown.at(-1)?.[0]);
    if (!top) return;
    if (key === "Escape" && !is(top, "[data-locked]")) tell(top, "dismiss");
    if (key !== "Tab") return;
    const list = stops(top);
    const isInside = top !== target && top.contains(target);
    if (isInside && target !== list.at(shiftKey ? 0 : -1)) return;
    event.preventDefault();
    (list.at(shiftKey ? -1 : 0) ?? top).focus();
  });

  // What is inert lets the pointer through to the stage. An alert wants an answer.
  onClick(({ target }) => {
    const top = is(target, ".stage") && topOf(target);
    if (top && !is(top, "[data-locked],.alert,.cover")) tell(top, "dismiss");
  });

  return settle;
};
