// Has the browser keep a page for when there is no network.
import { body, doc } from "../shared/dom.js";

// The app has switched it off: what an earlier page has left goes.
const forget = async (workers, scope, address) => {
  for (const registration of await workers.getRegistrations()) {
    const worker = registration.active ?? registration.waiting ?? registration.installing;
    // Workers of other apps, and one that the app has besides, stay.
    if (registration.scope === scope && worker?.scriptURL.startsWith(address + "worker.js")) await registration.unregister();
  }
  const kept = await caches.open("ippo-offline");
  for (const request of await kept.keys()) if (request.url.startsWith(address + "offline")) await kept.delete(request);
};

export default () => {
  // Where the page came over neither TLS nor from the machine itself there are no service workers.
  const workers = navigator.serviceWorker, scope = new URL("./", doc.baseURI).href;
  if (!workers) return;
  const path = body.dataset.worker;
  if (!path) return void forget(workers, scope, scope + "_ippo/").catch(() => {});
  const url = new URL(path, doc.baseURI).href;
  // The page's policy asks for addresses of scripts that somebody vouches for: this one is the server's own.
  const script = globalThis.trustedTypes?.createPolicy("ippo-worker", { createScriptURL: () => url }).createScriptURL("") ?? url;
  // A person who wants less data does without.
  if (!navigator.connection?.saveData) workers.register(script, { scope }).catch(() => {});
};
