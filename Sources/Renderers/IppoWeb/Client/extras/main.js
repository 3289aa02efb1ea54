// What only some pages need of the client of docs/wire-protocol.md. The core loads it when it is needed.
import { announce } from "../shared/announce.js";
import { body, data, doc, on } from "../shared/dom.js";
import { prepare, say } from "../shared/say.js";
import "./addresses.js";
import { bind, everyFrame } from "./client.js";
import "./clipboard.js";
import { combine } from "./combined.js";
import "./context-menus.js";
import { define } from "./custom.js";
import "./drag-and-drop.js";
import { carry } from "./files.js";
import { focus } from "./focus-within.js";
import "./hover.js";
import "./keyboard-bar.js";
import "./keys.js";
import { supply } from "./lacking.js";
import { again, arrange } from "./layout.js";
import { refuse, shrink } from "./limits.js";
import { notice, watch } from "./line.js";
import "./live.js";
import { turn } from "./pager.js";
import { appear } from "./phase.js";
import "./pinch.js";
import { places } from "./places.js";
import "./pointer.js";
import "./press.js";
import { stray } from "./presses.js";
import "./refresh.js";
import "./rests.js";
import { reach } from "./rows.js";
import { stops } from "./scrollers.js";
import { scroll } from "./scrolling.js";
import "./search.js";
import { shortcut } from "./shortcuts.js";
import "./sliders.js";
import { present } from "./stage.js";
import "./values.js";
import { center } from "./wheels.js";

on("resize", () => everyFrame(stops, stops));

const settle = () => {
  for (const next of [supply, combine, arrange, places, reach, stops, carry, present, turn, define, focus, appear, center, prepare]) next();
};

export default (client) => {
  bind(client);
  // From now on all events are handled: programs that drive the page wait for it.
  data(body).isComplete = "";
  doc.fonts.ready.then(again);
  return { settle, announce, scroll, refuse, shrink, shortcut, stray, say, told: notice, watch };
};
