// The events of the server (HTML, 9.2). One page of a browser follows them for all, as far as the browser has locks: a server of
// HTTP/1.1 has six connections for all pages of a browser.
import { doc } from "../shared/dom.js";

// - listeners: a function for each kind of event, which takes the decoded data.
export const follow = (listeners) => {
  const last = {};
  const hear = (kind, data) => { last[kind] = data; listeners[kind](data); };
  const url = new URL("_ippo/dev/events", doc.baseURI);
  const lead = (others) => {
    const source = new EventSource(url);
    for (const kind of Object.keys(listeners)) {
      source.addEventListener(kind, (event) => {
        const data = JSON.parse(event.data);
        hear(kind, data);
        others?.postMessage([kind, data]);
      });
    }
    // A program that starts is connected to at once: its page need not wait until its socket tries again.
    let isOpen = true;
    source.onopen = () => { if (!isOpen) dispatchEvent(new Event("online")); isOpen = true; };
    source.onerror = () => {
      isOpen = false;
      // An answer other than 200 ends the source for good.
      if (source.readyState === EventSource.CLOSED) setTimeout(lead, 1000, others);
    };
  };
  if (!navigator.locks || !globalThis.BroadcastChannel) return lead();
  // Pages of other apps of the origin have channels of their own.
  const channel = new BroadcastChannel(url.href);
  channel.onmessage = ({ data }) => {
    if (data[0] !== "hello") hear(...data);
    else for (const kind of leads ? Object.keys(last) : []) channel.postMessage([kind, last[kind]]);
  };
  let leads = false;
  navigator.locks.request(url.href, () => {
    leads = true;
    lead(channel);
    // The lock lasts as long as the page.
    return new Promise(() => {});
  });
  channel.postMessage(["hello"]);
};
