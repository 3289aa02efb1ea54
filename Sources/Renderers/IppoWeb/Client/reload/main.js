// A page that is loaded again goes on with its window, where the server keeps it: what was typed, the focus and the caret are
// there again. This runs before the core, which says hello with what stands on the body, and before the address bar follows it.
import { all, body, byId, data, doc, on, one } from "../shared/dom.js";

const name = "ippo-window";
const kept = JSON.parse(sessionStorage.getItem(name));
sessionStorage.removeItem(name);

// A reload that was asked for before the address bar followed the window loads what the page was loaded with.
const { href } = location;
const [{ type }] = performance.getEntriesByType("navigation");
// What the server has made of the address, as a picture until the window that is gone on with is there.
let picture = kept?.hrefs.includes(location.href) && type === "reload" && one(".window");

on("pagehide", () => {
  // Who did not get the window does not ask for it again.
  if (picture) return;
  const { id, type: kind, value: text, selectionStart, selectionEnd } = doc.activeElement;
  // A password is kept nowhere.
  const value = kind === "password" ? null : text;
  const { token } = data(body);
  sessionStorage.setItem(name, JSON.stringify({ hrefs: [href, location.href], token, id, value, selectionStart, selectionEnd }));
});

const goOn = () => {
  const { id, value, selectionStart, selectionEnd } = kept;
  const el = id && byId(id);
  if (!el) return;
  el.focus();
  if (value != null && el.value !== value) {
    // The server may not have heard of it.
    el.value = value;
    el.dispatchEvent(new Event("input", { bubbles: true }));
  }
  if (selectionStart != null) el.setSelectionRange(selectionStart, selectionEnd);
};

if (picture) {
  picture.inert = true;
  // Nothing of it is told: its nodes are those of another window. What history and title follow stays.
  for (const el of [picture, ...all("*", picture)]) {
    for (const key in data(el)) if (!/^(back|title|address|summary)$/.test(key)) delete data(el)[key];
  }
  Object.assign(data(body), { token: kept.token, revision: 0 });
  new MutationObserver((_, observer) => {
    if (picture.isConnected) return;
    picture = null;
    observer.disconnect();
    goOn();
  }).observe(body, { childList: true });
}
