// Words for screen readers alone, in the modal dialog if one is open: all else is inert then.
import { all, body, byId, doc } from "./dom.js";

export const say = (text) => {
  const home = all(":modal").pop() ?? body;
  let region = byId("ippo-said");
  if (region?.parentElement !== home) {
    region?.remove();
    region = doc.createElement("div");
    region.id = "ippo-said";
    region.className = "sr";
    region.role = "status";
    home.append(region);
  }
  // A region is heard when it changes while it is there.
  region.textContent = "";
  setTimeout(() => { region.textContent = text; }, 100);
};
