// Lets the address bar say where the app is, as the window tells: the entry of the browser's history that is shown has
// the address of what is shown. Links within the app are followed by their events, or opened elsewhere by the browser. It
// is a module.
const follow = () => {
  const address = document.querySelector("[data-address]")?.dataset.address;
  // Browsers take so many changes in a while, and no more.
  if (address && new URL(address, document.baseURI).href !== location.href) history.replaceState(history.state, "", address);
};
new MutationObserver(follow).observe(document.body, { childList: true, subtree: true, attributeFilter: ["data-address"] });
addEventListener("popstate", follow);
follow();

// What asks browsers for another tab or window, on links.
const isElsewhere = ({ ctrlKey, metaKey, shiftKey, button }) => ctrlKey || metaKey || shiftKey || button === 1;

const own = "a.cover-link, a.tab";

// Rows that are no links by their element are opened as links are.
const openRow = (event) => {
  const row = !event.target.closest("a, button") && event.target.closest("[data-leads]");
  if (!row) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  open(row.dataset.leads, "_blank", "noopener");
};

// Before the script that tells the app of clicks, which comes after this one.
addEventListener("click", (event) => {
  if (!isElsewhere(event)) {
    if (event.target.closest(own)) event.preventDefault();
  } else if (event.target.closest(own)) {
    event.stopImmediatePropagation();
  } else {
    openRow(event);
  }
}, true);
addEventListener("auxclick", (event) => isElsewhere(event) && openRow(event), true);
