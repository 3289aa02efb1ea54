// A reloaded page resumes its window if the server keeps the window, and so does a page that the person navigates back to: typed
// text, focus and caret return. This module runs before the core, which sends `hello` with the data of the body, and before the
// address bar changes.
import "../shared/floor.js";
import { all, body, byId, data, doc, on, one } from "../shared/dom.js";
import { place } from "../shared/frame.js";
import { restore } from "./controls.js";

const name = "ippo-window" + place;
const kept = JSON.parse(sessionStorage.getItem(name));
sessionStorage.removeItem(name);

// A reload that was asked for before the address bar followed the window loads what the page was loaded with.
const { href } = location;
const [{ type }] = performance.getEntriesByType("navigation");
// What the server has made of the address, as a picture until the window that is gone on with is there.
const isBack = type === "back_forward" || type === "reload" && !("unkept" in data(body));
let picture = isBack && kept?.hrefs.includes(location.href) && one(".window");
restore(type === "navigate");

const keep = () => {
  if (picture) {
    // The window has not come yet. The next page asks for it again, unless the server has refused it: then the core reloads.
    if (!(Date.now() - sessionStorage["ippo" + place] < 1000)) sessionStorage.setItem(name, JSON.stringify(kept));
    return;
  }
  const { id, selectionStart, selectionEnd } = doc.activeElement;
  const { token } = data(body);
  sessionStorage.setItem(name, JSON.stringify({
    ...body.ledger?.(), hrefs: [href, location.href], token, id, selectionStart, selectionEnd,
  }));
};
on("pagehide", keep);
// The data of a page that stays is removed. Otherwise a copy of its tab would take the window over.
const forget = () => { if (!doc.hidden && !picture) sessionStorage.removeItem(name); };
on("visibilitychange", () => { if (doc.hidden) keep(); else forget(); });
// In Firefox, `pagehide` is too late if a page has an opener policy and another site follows, and the page is not always hidden
// before. A page that only asks for a file stays.
on("beforeunload", () => {
  keep();
  setTimeout(forget, 10_000);
});

const goOn = () => {
  const { id, value, token, selectionStart, selectionEnd } = kept;
  let el = id && byId(id);
  // An ended session has been replaced by another session, in which the same name means a different element.
  if (!el || data(body).token.split(".")[0] !== token.split(".")[0]) return;
  el.focus();
  // Once the unanswered edits are displayed.
  if (selectionStart != null) body.afterTexts(() => {
    // Another page may have been mounted meanwhile.
    el = byId(id);
    if (!el) return;
    if (value != null && el.value !== value) {
      el.value = value;
      el.dispatchEvent(new Event("input", { bubbles: true }));
    }
    el.setSelectionRange(selectionStart, selectionEnd);
  });
};

if (picture) {
  picture.inert = true;
  // Nothing of it is told: its nodes are those of another window. What history and title follow stays.
  for (const el of [picture, ...all("*", picture)]) {
    for (const key in data(el)) if (!/^(back|title|address|summary)$/.test(key)) delete data(el)[key];
  }
  Object.assign(data(body), { token: kept.token, revision: 0 });
  body.events = kept.events;
  new MutationObserver((_, observer) => {
    if (picture.isConnected) return;
    picture = null;
    observer.disconnect();
    goOn();
  }).observe(body, { childList: true });
}
