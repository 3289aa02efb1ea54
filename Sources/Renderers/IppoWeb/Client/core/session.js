// The session: what it is called, what its page shows, and what the server says of it.
import { body, data, one, still } from "../shared/dom.js";
import { make } from "./elements.js";
import { forgetValues } from "./fields.js";
import { keepingFocus } from "./focus.js";
import { acknowledge, doubt, resume, startOver } from "./ledger.js";
import { apply } from "./patches.js";
import { lose, open, ready, write } from "./socket.js";

export let token = data(body).token, revision = +data(body).revision;

export const dark = matchMedia("(prefers-color-scheme:dark)");

// Tells what the page is shown in.
export const environment = () => {
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (ready) write(["env", {
    dark: dark.matches, still: still.matches, language: locale, zone: timeZone,
    width: innerWidth, height: innerHeight,
  }]);
};

export const receive = ([kind, first, ...rest]) => {
  if (kind > 0) {
    // A frame is missing. The server resends it over a new socket, and its acknowledgement counts then.
    if (rest.length && kind > revision + 1) return lose();
    acknowledge(first);
    if (rest.length && kind > revision) {
      revision = kind;
      if (revision % 32 < 1) write(["ack", revision]);
      keepingFocus(() => apply(rest));
    }
  } else if (kind === "error") acknowledge(first);
  else if (kind !== "pong") {
    // A welcome, or a mount, which brings a page.
    const [shown, upTo, page] = rest;
    if (page) {
      doubt();
      acknowledge(upTo);
      // The same session has another token on every socket; what stands before the first dot stays.
      if (!first.startsWith(token.split(".")[0])) { startOver(upTo); forgetValues(); }
      revision = shown;
      keepingFocus(() => {
        body.prepend(make(page));
        one(".window+.window")?.remove();
      });
    }
    token = data(body).token = first;
    acknowledge(upTo);
    open();
    // In this order: the events are about the page as it is.
    resume();
    environment();
  }
};
