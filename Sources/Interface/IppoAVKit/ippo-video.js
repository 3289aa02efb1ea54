// Shows the film of a player of the app. The client's part that plays media brings the film's element, and takes it back.
//
// Attributes: `player` (the number of the player's request), `label`, `gravity` (`object-fit`), `bare` (no controls). Slot:
// `overlay`, over the picture and below the controls.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { display: grid; background: #000; overflow: hidden; }
  video, slot { grid-area: 1 / 1; min-width: 0; min-height: 0; width: 100%; height: 100%; }
  slot { display: grid; pointer-events: none; }
  ::slotted(*) { min-width: 0; min-height: 0; }
`);

class IppoVideo extends HTMLElement {
  static observedAttributes = ["player", "label", "gravity", "bare"];
  #root = this.attachShadow({ mode: "open" });
  #video;

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [sheet];
    const overlay = document.createElement("slot");
    overlay.name = "overlay";
    this.#root.append(overlay);
  }

  connectedCallback() { this.#ask(); }
  disconnectedCallback() { this.#ask(); }
  attributeChangedCallback(name, old, now) {
    if (name !== "player") this.#dress();
    else if (old !== now && this.isConnected) {
      this.show();
      this.#ask();
    }
  }

  #ask() { document.dispatchEvent(new CustomEvent("ippo-video", { detail: this })); }

  #dress() {
    const video = this.#video;
    if (!video) return;
    video.controls = !this.hasAttribute("bare");
    video.ariaLabel = this.getAttribute("label");
    video.style.objectFit = this.getAttribute("gravity") ?? "contain";
  }

  // The element to show; none for a player without a film.
  show(video) {
    if (video === this.#video && (!video || video.getRootNode() === this.#root)) return;
    if (this.#video?.getRootNode() === this.#root) this.#video.remove();
    this.#video = video;
    this.#dress();
    if (video) this.#root.prepend(video);
  }
}

customElements.define("ippo-video", IppoVideo);
