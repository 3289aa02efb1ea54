// Custom elements: their scripts are loaded, and what happens to them is told; so is what pictures could not be loaded. The
// extras load this for a page that has some.
import { all, data, doc, is } from "../shared/dom.js";
import { allowance } from "./allowance.js";
import { write } from "./details.js";

export default ({ tell }) => {
  // The names of the events an element is listened to for.
  const heard = new WeakMap();

  const listen = (el, names, name) => {
    names.add(name);
    const send = allowance((detail) => {
      // It may have gone since.
      if (el.isConnected && isWanted(el, name)) tell(el, "custom", name, detail);
    });
    el.addEventListener(name, (event) => {
      // What happened within its slots is not its own.
      if (event.target !== el || !(event instanceof CustomEvent || is(el, "img"))) return;
      const detail = write(event.detail);
      if (detail == null) console.error(`The detail of "${name}" of <${el.localName}> is no JSON, or too long, and was not sent.`);
      else send(detail);
    });
    // A picture may have failed before anybody listened.
    if (is(el, "img") && el.complete && !el.naturalWidth) send("null");
  };
  const wanted = (el) => data(el).listens.split(" ").filter(Boolean);
  const isWanted = (el, name) => wanted(el).includes(name);

  return () => {
    for (const el of all("[data-also~=custom]")) {
      let names = heard.get(el);
      if (!names) {
        heard.set(el, names = new Set());
        if (data(el).script) import(new URL(data(el).script, doc.baseURI)).catch((error) => console.error(error));
      }
      for (const name of wanted(el)) if (!names.has(name)) listen(el, names, name);
    }
  };
};
