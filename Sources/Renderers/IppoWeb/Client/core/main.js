// The client of docs/wire-protocol.md: shows what the server says, says what a person does.
import "../shared/floor.js";
import { body, byId, on, one, opened, still } from "../shared/dom.js";
import { repeat } from "./early.js";
import { extra } from "./extras.js";
import { everyFrame } from "./frames.js";
import "./keys.js";
import { dark, environment } from "./session.js";
import { settle } from "./settle.js";
import { connect, wake } from "./socket.js";
import { takeOver } from "./texts.js";
import { load } from "../shared/load.js";

const begin = () => {
  // Styles of single elements come in a sheet, as the page's policy does not let them stand in attributes.
  const sheet = byId("ippo-styles");
  for (const rule of sheet.sheet.cssRules) {
    const el = one(rule.selectorText);
    if (el) el.style.cssText = rule.style.cssText;
  }
  sheet.remove();
  takeOver();
  repeat();
  settle();
  connect();
  on("online", wake);
  on("visibilitychange", wake);
  dark.onchange = still.onchange = environment;
  on("resize", () => everyFrame(body, environment));
  extra("watch");
};

// Modules for what an older browser lacks come first.
const lacking = [opened[0] === "[" && "popovers", !CSS.supports("color", "light-dark(red,red)") && "colors"].filter((name) => name);
if (lacking[0]) Promise.all(lacking.map((name) => load(name).then((file) => file.default()))).then(begin); else begin();
