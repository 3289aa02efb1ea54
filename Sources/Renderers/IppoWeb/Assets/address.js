// Lets the address bar say where the app is, as the window tells: the entry of the browser's history that is shown has
// the address of what is shown. It is a module.
const follow = () => {
  const address = document.querySelector("[data-address]")?.dataset.address;
  // Browsers take so many changes in a while, and no more.
  if (address && new URL(address, document.baseURI).href !== location.href) history.replaceState(history.state, "", address);
};
new MutationObserver(follow).observe(document.body, { childList: true, subtree: true, attributeFilter: ["data-address"] });
addEventListener("popstate", follow);
follow();
