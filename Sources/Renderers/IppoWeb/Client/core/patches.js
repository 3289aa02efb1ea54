// Patches: what the server changes of the page (docs/wire-protocol.md, "Patches").
import { all, byId, is } from "../shared/dom.js";
import { enter, leave, restyle, setTiming, timing } from "./animation.js";
import { make, setAll } from "./elements.js";
import { extra } from "./extras.js";
import { text } from "./texts.js";

const find = (address) => byId("n" + address);

const remove = (el) => {
  el.close?.();
  // The focus goes back to what had it before.
  if (is(el, ":popover-open")) el.hidePopover();
  // A bottom menu has had its transition by now.
  if (!is(el, "dialog:not(.bottom-sheet),.page")) return el.remove();
  // The page goes on at once; what is leaving is only a picture. Masks in it keep their names.
  el.inert = true;
  el.classList.add("leaving", "gone");
  for (const part of [el, ...all(":not(mask)", el)]) part.id = "";
  Promise.allSettled(el.getAnimations().map((animation) => animation.finished)).then(() => el.remove());
};

// WebKit sends no click if the text that was pressed is replaced; a changed text it does not mind.
const write = (el, string) => {
  const node = el.firstChild;
  if (node && !el.children.length && !node.nextSibling) node.data = string; else el.textContent = string;
};

export const apply = (patches) => {
  for (const [kind, address, ...rest] of patches) {
    const el = find(address);
    const [first] = rest;
    if (kind === "@") setTiming(address, ...rest);
    else if (!el) continue;
    else if (kind === "e") text("change", el, ...rest);
    else if (kind === "t") write(el, first);
    else if (kind === "c") el.replaceChildren(...rest.map((child) => make(child, el)));
    else if (kind === "a") {
      const isLeaving = () => is(el, ".leaving");
      const wasLeaving = isLeaving();
      setAll(el, first);
      if (isLeaving() !== wasLeaving) leave(el, !wasLeaving);
    } else if (kind === "s") restyle(el, first);
    else if (kind === "v") extra("scroll", el, timing, ...rest);
    else if (kind === "r") remove(el);
    else if (kind === "x") el.replaceWith(make(first, el.parentElement));
    else {
      const child = kind === "m" ? find(rest[1]) : make(rest[1], el);
      if (!child) continue;
      // A moved element keeps the focus, the caret and an input method's composition, if the browser supports that. An
      // empty address finds no element, so that the child goes to the end.
      el[kind === "m" && el.moveBefore ? "moveBefore" : "insertBefore"](child, find(first));
      if (kind === "i") enter(child);
    }
  }
  setTiming();
};
