// The address bar says where the app is, as the window tells: the entry of the browser's history that is shown has the
// address of what is shown.
import { body, doc, on, one } from "../shared/dom.js";

const follow = () => {
  const address = one("[data-address]")?.dataset.address;
  // Browsers take so many changes in a while, and no more.
  if (address && new URL(address, doc.baseURI).href !== location.href) history.replaceState(history.state, "", address);
};
new MutationObserver(follow).observe(body, { childList: true, subtree: true, attributeFilter: ["data-address"] });
on("popstate", follow);
follow();
