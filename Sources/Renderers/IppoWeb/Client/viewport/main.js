// Keyboards on a screen cover the lower part of a page on iOS, which makes no page smaller for them. Windows and presentations end
// above the keyboard, by a property that the style sheet reads, and the field that a person types in stays in sight. The extras load
// this where fingers type.
import { doc, is, on, one } from "../shared/dom.js";

const { documentElement: root } = doc;
// Less than any keyboard is high, and more than a browser's own bars are.
const least = 120;
let covered = 0;

const fields = "input,textarea,select,[contenteditable]";
const isTyping = () => is(doc.activeElement, fields);
const reveal = () => {
  if (covered && isTyping()) doc.activeElement.scrollIntoView({ block: "nearest", inline: "nearest" });
};

// iOS zooms in on a field whose text is smaller than 16 pixels, and stays there. The largest scale stops that alone: Safari
// ignores the scale where a person zooms (WebKit, "New Interaction Behaviors in iOS 10").
const keepScale = () => {
  const meta = one("meta[name=viewport]"), { content } = meta;
  for (const kind of ["touchstart", "focusin"]) on(kind, ({ target }) => {
    if (is(target, fields)) meta.content = content + ",maximum-scale=1";
  }, { capture: true, passive: true });
  on("focusout", () => { meta.content = content; });
};

export default () => {
  if (navigator.vendor === "Apple Computer, Inc.") keepScale();
  const view = visualViewport;
  const fit = () => {
    const height = Math.max(innerHeight, root.clientHeight) - view.height;
    // A person may have zoomed in.
    const isKeyboard = view.scale < 1.05 && height > least;
    if (covered === (covered = isKeyboard ? Math.round(height) : 0)) return;
    root.style.setProperty("--covered", covered ? covered + "px" : "");
    // iOS has moved the page for the field, which is in sight without that.
    if (covered) scrollTo(0, 0);
    reveal();
  };
  for (const kind of ["resize", "scroll"]) view.addEventListener(kind, fit);
  on("focusin", () => requestAnimationFrame(reveal));
  fit();
};
