// Whether somebody has the page before them, for apps that ask for it: it is hidden, or goes away.
// The extras load this for a page whose window asks.
import { doc, on } from "../shared/dom.js";

// What the server knows, and on which socket it was told; on another one, the page is in front until it is told otherwise.
let told, socket, isAway;

export default ({ state, write }) => {
  const tell = () => {
    const { ready, token } = state();
    if (!ready) return;
    if (socket !== token) told = "active";
    socket = token;
    const phase = isAway || doc.hidden ? "background" : "active";
    if (phase !== told) write(["phase", told = phase]);
  };
  for (const kind of ["visibilitychange", "pagehide", "pageshow"]) on(kind, () => { isAway = kind === "pagehide"; tell(); });
  return tell;
};
