// Words for screen readers alone, in the modal dialog if one is open: all else is inert then.
import { all, body, byId, doc } from "./dom.js";

// The region of the words. A region is heard when it changes while it is there, and a browser under load takes long to tell that it is:
// the extras make it after each change of the page, before there are words for it.
export const prepare = () => {
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
  return region;
};

export const say = (text) => {
  prepare().textContent = "";
  setTimeout(() => { prepare().textContent = text; }, 100);
};
