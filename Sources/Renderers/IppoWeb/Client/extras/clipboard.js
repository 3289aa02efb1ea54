// What is pasted, by buttons that paste: browsers let pages read the clipboard on a click alone; and by the keyboard. What is copied,
// by the keyboard and by the app.
import { controls, doc, is, on, onClick, stop, up, wellFormed } from "../shared/dom.js";
import { tell } from "./client.js";
import { also } from "./elements.js";

const give = (el, text) => tell(el, "paste", wellFormed(text));

onClick(({ target }) => {
  const el = up(target, "[data-paste]:not(:disabled)");
  if (el) navigator.clipboard.readText().then((text) => give(el, text));
});

// Fields take what is pasted into them.
on("paste", (event) => {
  const el = up(event.target, also("paste"));
  const text = event.clipboardData.getData("text/plain");
  if (!el || !text || is(event.target, controls)) return;
  stop(event);
  give(el, text);
});

// The server knows what is copied. Text that is selected, and fields, are the browser's.
for (const kind of ["copy", "cut"]) {
  on(kind, (event) => {
    const el = up(doc.activeElement, also(kind));
    if (!el || is(doc.activeElement, controls) || !getSelection().isCollapsed) return;
    stop(event);
    tell(el, kind);
  });
}

// Without a secure connection pages have no clipboard, and only give what they are asked for.
const handOver = (text) => {
  const answer = (event) => {
    stop(event);
    event.stopImmediatePropagation();
    event.clipboardData.setData("text/plain", text);
  };
  addEventListener("copy", answer, { capture: true, once: true });
  doc.execCommand("copy");
  removeEventListener("copy", answer, true);
};

// Safari lets a page write to the clipboard only during a click, and accepts a promise of the content. The app's text
// arrives with the answer to the click. Without an answer, nothing is written.
let promised;
const promise = () => {
  const last = promised;
  last?.reject();
  const text = new Promise((resolve, reject) => { promised = { resolve, reject }; });
  const { reject } = promised;
  setTimeout(reject, 5000);
  navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]).catch(() => {});
};
const isSafari = navigator.vendor === "Apple Computer, Inc." && window.ClipboardItem && navigator.clipboard?.write;
if (isSafari) onClick(({ target }) => {
  if (up(target, "[data-event],[data-gestures~=tap]") && !is(target, controls)) promise();
}, true);

export const copy = (text) => {
  if (promised) {
    promised.resolve(new Blob([text], { type: "text/plain" }));
    promised = null;
  } else if (navigator.clipboard) navigator.clipboard.writeText(text).catch(() => handOver(text));
  else handOver(text);
};
