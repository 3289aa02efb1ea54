// Shows a page of another site, or HTML of the app, in a frame that cannot reach this page.
//
// Attributes: `address` (of a page with TLS), or `html` with its `host` (the page that shows it) and its `base`; `load` (the number
// of the load: a new one loads anew), `label`, `scriptless` (no script runs), `calls` (scripts of the app for its HTML, as JSON).
// Events: `loaded` with the load and whether a person has gone on from it; `told` with what the HTML says.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { display: grid; }
  iframe { width: 100%; height: 100%; border: 0; background: #fff; color-scheme: light; }
`);
const shared = ["scripts", "forms", "modals", "popups", "popups-to-escape-sandbox"].map((name) => `allow-${name}`);

class IppoFrame extends HTMLElement {
  static observedAttributes = ["address", "html", "load", "label", "calls"];
  #root = this.attachShadow({ mode: "open" });
  #frame;
  #load;
  #called = 0;
  #isDue;

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [sheet];
    this.hear = ({ source, data }) => {
      if (this.#frame && source === this.#frame.contentWindow && this.hasAttribute("html") && data && typeof data === "object") {
        this.#tell("told", { load: this.#load, ...data });
      }
    };
  }

  connectedCallback() {
    addEventListener("message", this.hear);
    this.#renew();
  }

  disconnectedCallback() {
    removeEventListener("message", this.hear);
    this.#frame?.remove();
    this.#frame = this.#load = undefined;
  }

  // The attributes of one change come one after the other.
  attributeChangedCallback() {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      if (this.isConnected) this.#renew();
    });
  }

  #tell(name, detail) { this.dispatchEvent(new CustomEvent(name, { detail })); }

  #renew() {
    const load = Number(this.getAttribute("load"));
    if (load !== this.#load) {
      this.#load = load;
      this.#called = 0;
      this.#begin();
    }
    if (this.#frame) this.#frame.title = this.getAttribute("label") ?? "";
    this.#call();
  }

  // Each load has a frame of its own: a frame that is led elsewhere adds to the history of this page.
  #begin() {
    this.#frame?.remove();
    this.#frame = undefined;
    const html = this.getAttribute("html");
    const url = this.#parsed(this.getAttribute("address"));
    if (html == null && url?.protocol !== "https:") return;
    const frame = document.createElement("iframe"), load = this.#load;
    const isForeign = html == null && url.origin !== location.origin;
    frame.sandbox = [...shared, ...isForeign ? ["allow-same-origin"] : []].join(" ");
    frame.allow = "fullscreen";
    frame.referrerPolicy = "no-referrer";
    let loads = 0;
    frame.addEventListener("load", () => {
      if (frame !== this.#frame) return;
      loads++;
      if (html != null && loads === 1) {
        const base = this.getAttribute("base");
        const start = base ? `<base href="${base.replace(/&/g, "&amp;").replace(/"/g, "&quot;")}">` : "";
        frame.contentWindow.postMessage({ html: this.#withBase(html, start) }, "*");
        return;
      }
      this.#tell("loaded", { load, goes: html == null && loads > 1 });
    });
    const plain = this.hasAttribute("scriptless");
    frame.src = html == null ? url.href : new URL(this.getAttribute("host") + (plain ? "?scripts=none" : ""), document.baseURI).href;
    if (plain && html == null) frame.sandbox.remove("allow-scripts");
    this.#frame = frame;
    this.#root.append(frame);
  }

  #parsed(text) {
    try { return new URL(text); } catch { return null; }
  }

  // A base stands in the head, after what makes the document one of today's.
  #withBase(html, base) {
    if (!base) return html;
    const head = /<head[^>]*>/i.exec(html) ?? /^\s*(<!doctype[^>]*>)?/i.exec(html);
    const end = head.index + head[0].length;
    return html.slice(0, end) + base + html.slice(end);
  }

  #call() {
    if (!this.#frame || !this.hasAttribute("html")) return;
    let calls = [];
    try { calls = JSON.parse(this.getAttribute("calls") ?? "[]"); } catch { return; }
    for (const { id, script } of calls) {
      if (id <= this.#called) continue;
      this.#called = id;
      this.#frame.contentWindow.postMessage({ call: script, id }, "*");
    }
  }
}

customElements.define("ippo-frame", IppoFrame);
