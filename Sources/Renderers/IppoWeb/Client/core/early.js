// What a person did before the core ran (Client/early/main.js). Browsers have done what they do for controls and links by then, and
// texts are taken over as they are.
import { controls, up } from "../shared/dom.js";
import { isText } from "./texts.js";

export const repeat = () => {
  const events = self.ippoEarly;
  self.ippoEarly = null;
  for (const event of events ?? []) {
    const { target, type } = event;
    if (type === "click" ? !up(target, controls + ",label,a") : type === "keydown" || !isText(target)) {
      target.dispatchEvent(new event.constructor(type, event));
    }
  }
};
