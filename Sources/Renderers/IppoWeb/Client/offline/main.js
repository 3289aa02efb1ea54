// Has the browser keep a page for when there is no network.
import { body, doc } from "../shared/dom.js";

export default () => {
  // Where the page came over neither TLS nor from the machine itself there are no service workers.
  const workers = navigator.serviceWorker;
  if (!workers) return;
  const url = new URL(body.dataset.worker, doc.baseURI).href;
  // The page's policy asks for addresses of scripts that somebody vouches for: this one is the server's own.
  const script = globalThis.trustedTypes?.createPolicy("ippo-worker", { createScriptURL: () => url }).createScriptURL("") ?? url;
  workers.register(script, { scope: new URL("./", doc.baseURI).href }).catch(() => {});
};
