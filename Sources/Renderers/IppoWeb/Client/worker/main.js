// The service worker of the app: where a page cannot be had, it shows one that says so. It keeps nothing else, and answers
// nothing else: what a page shows is the server's.
const cache = "ippo-offline", page = "offline" + location.search;

addEventListener("install", (event) => event.waitUntil((async () => {
  await (await caches.open(cache)).add(new Request(page, { cache: "reload" }));
  await skipWaiting();
})()));

addEventListener("activate", (event) => event.waitUntil((async () => {
  // While the worker starts, the browser already requests the page. Firefox aborts the whole navigation if that request fails,
  // so that no page could be shown instead.
  const preload = registration.navigationPreload;
  await (navigator.userAgent.includes("Firefox") ? preload?.disable() : preload?.enable());
  const kept = await caches.open(cache), own = new URL(page, location).href;
  for (const request of await kept.keys()) {
    // Other apps of the host have pages of their own.
    if (request.url !== own && request.url.startsWith(own.split("?")[0])) await kept.delete(request);
  }
})()));

addEventListener("fetch", (event) => {
  const { request, preloadResponse } = event;
  if (request.mode !== "navigate" || request.method !== "GET") return;
  event.respondWith((async () => {
    try {
      // What the browser asked for early may be lost while the worker takes over, and the server be there all the same.
      return await preloadResponse?.catch(() => {}) ?? await fetch(request);
    } catch (error) {
      const answer = await (await caches.open(cache)).match(new URL(page, location).href);
      if (!answer) throw error;
      return answer;
    }
  })());
});
