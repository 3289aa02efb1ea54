// Views of an app in a page that something else has made: <ippo-view src="/widgets/counter" title="Counter">. Each is a page of its own
// in a frame, so that nothing of either page reaches into the other; the frame is as high as what it shows, unless `height` says
// how high it is. A frame that stands in the element already is taken over.
const fit = (frame) => {
  // Pages of other origins, and what is no page of an app, keep the height that they have.
  let page;
  try { page = frame.contentDocument; } catch { return; }
  if (!page?.querySelector(".window")) return;
  page.documentElement.classList.add("island");
  const measure = () => { frame.style.height = Math.ceil(page.body.getBoundingClientRect().height) + "px"; };
  new frame.contentWindow.ResizeObserver(measure).observe(page.body);
};

customElements.define("ippo-view", class extends HTMLElement {
  static observedAttributes = ["src"];

  connectedCallback() {
    const get = (name) => this.getAttribute(name) ?? "";
    let frame = this.querySelector("iframe");
    if (!frame) {
      frame = document.createElement("iframe");
      frame.title = get("title");
      frame.height = get("height");
      frame.src = get("src");
      this.append(frame);
    }
    frame.style.cssText += "display:block;width:100%;border:0";
    if (!frame.height) {
      frame.addEventListener("load", () => fit(frame));
      if (frame.contentDocument?.readyState === "complete") fit(frame);
    }
  }

  attributeChangedCallback(_name, old, src) {
    const frame = this.querySelector("iframe");
    if (frame && old != null && src != null) frame.src = src;
  }
});
