// `showPopover` and `hidePopover`. A modal dialog around an open popover brings it to the top layer. The dialog stands in the
// popover's place, so that the popover inherits its styles.
import { doc, opened } from "../shared/dom.js";

const style = `
[popover]:not(${opened}) { display: none }
:where([popover]${opened}) { display: block }
.popover-host { position: fixed; inset: 0; width: 100%; height: 100%; max-width: none; max-height: none; overflow: visible }
.popover-host::backdrop { display: none }`;

// The dialogs of open popovers.
const hosts = new Map();

const say = (el, newState) => {
  const event = new Event("toggle");
  event.newState = newState;
  setTimeout(() => el.isConnected && el.dispatchEvent(event));
};

function show() {
  if (hosts.has(this)) return;
  // An automatic popover closes the others, but for those around it.
  for (const other of [...hosts.keys()]) if (!other.contains(this)) other.hidePopover();
  const host = doc.createElement("dialog");
  host.className = "popover-host";
  this.before(host);
  hosts.set(this, host);
  this.setAttribute("data-popover-open", "");
  host.append(this);
  host.addEventListener("pointerdown", ({ target }) => { if (target === host) this.hidePopover(); });
  host.addEventListener("cancel", (event) => { event.preventDefault(); this.hidePopover(); });
  // A change of the page may remove the popover.
  new MutationObserver(() => { if (!host.contains(this)) close(this, host); }).observe(host, { childList: true });
  host.showModal();
  say(this, "open");
}

const close = (popover, host) => {
  hosts.delete(popover);
  popover.removeAttribute("data-popover-open");
  host.close();
  if (host.contains(popover)) host.replaceWith(popover); else host.remove();
};

function hide() {
  const host = hosts.get(this);
  if (!host) return;
  for (const other of [...hosts.keys()]) if (other !== this && this.contains(other)) other.hidePopover();
  close(this, host);
  say(this, "closed");
}

export const offer = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  doc.adoptedStyleSheets = [...doc.adoptedStyleSheets, sheet];
  Object.assign(HTMLElement.prototype, { showPopover: show, hidePopover: hide });
  // What the server puts before an open popover stands before its dialog.
  const { insertBefore } = Node.prototype;
  Node.prototype.insertBefore = function (node, next) {
    const host = hosts.get(next);
    return insertBefore.call(this, node, host?.parentNode === this ? host : next);
  };
};
