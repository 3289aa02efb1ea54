// Hovering: told when the pointer comes, leaves and, where that is asked for, moves.
import { is, on } from "../shared/dom.js";
import { at, everyFrame, tell } from "./client.js";
import { also, around, follow } from "./elements.js";

let over = [];
const hover = (event) => {
  if (event.pointerType === "touch") return;
  const isGone = event.type === "pointerout" && !event.relatedTarget;
  if (event.type === "pointerout" && !isGone) return;
  const before = over;
  over = follow(
    over, isGone ? [] : around(event.target, also("hover")), (el) => tell(el, "hover"),
    (el) => tell(el, "hover", ...at(el, event)),
  );
  for (const el of over) {
    if (!before.includes(el) || !is(el, also("move"))) continue;
    everyFrame("hover" + el.id, () => over.includes(el) && tell(el, "hover", ...at(el, event)));
  }
};
for (const kind of ["pointerover", "pointermove", "pointerout"]) on(kind, hover);
