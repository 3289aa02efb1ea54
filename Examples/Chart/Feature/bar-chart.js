// A chart of bars of which one can be chosen.
//
// Attributes: `label`, `names` and `values` (JSON), `chosen` (an index). Slot: `title`. Event: `choose`, with the `index`.
// The bars are one stop of the keyboard, and arrows go from bar to bar (WAI-ARIA APG, "Radio Group").
const svg = (name, attributes, ...children) => {
  const el = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const key in attributes) el.setAttribute(key, attributes[key]);
  el.append(...children);
  return el;
};

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { display: grid; grid-template-rows: auto minmax(0, 1fr); gap: 8px; }
  svg { width: 100%; height: 100%; overflow: visible; }
  g { cursor: pointer; }
  rect { fill: color-mix(in srgb, var(--tint, var(--accent, #3457d5)) 45%, transparent); }
  [aria-checked=true] rect { fill: var(--tint, var(--accent, #3457d5)); }
  g:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
  text { fill: currentColor; font: 5px system-ui, sans-serif; text-anchor: middle; }
`);

const list = (text) => { try { return [].concat(JSON.parse(text ?? "[]")); } catch { return []; } };

class BarChart extends HTMLElement {
  static observedAttributes = ["label", "names", "values", "chosen", "disabled"];
  #root = this.attachShadow({ mode: "open" });
  #svg = svg("svg", { viewBox: "0 0 140 70", role: "radiogroup" });

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [sheet];
    const title = document.createElement("slot");
    title.name = "title";
    this.#root.append(title, this.#svg);
    this.#svg.addEventListener("click", ({ target }) => this.#choose(this.#bars.indexOf(target.closest("g"))));
    this.#svg.addEventListener("keydown", (event) => {
      const index = this.#bars.indexOf(event.target.closest("g"));
      const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, " ": 0, Enter: 0 }[event.key];
      if (index < 0 || step === undefined) return;
      event.preventDefault();
      const next = (index + step + this.#bars.length) % this.#bars.length;
      this.#bars[next].focus();
      this.#choose(next);
    });
  }

  get #bars() { return [...this.#svg.children]; }

  #choose(index) {
    if (index < 0 || this.hasAttribute("disabled")) return;
    this.dispatchEvent(new CustomEvent("choose", { detail: { index } }));
  }

  connectedCallback() { this.#draw(); }

  attributeChangedCallback() { if (this.isConnected) this.#draw(); }

  #draw() {
    const values = list(this.getAttribute("values")).map(Number), names = list(this.getAttribute("names"));
    const chosen = Number(this.getAttribute("chosen") ?? NaN);
    const focused = this.#bars.indexOf(this.#root.activeElement);
    const most = Math.max(1, ...values), width = 140 / Math.max(1, values.length);
    this.#svg.setAttribute("aria-label", this.getAttribute("label") ?? "");
    this.#svg.setAttribute("aria-disabled", this.hasAttribute("disabled"));
    this.#svg.replaceChildren(...values.map((value, index) => {
      const height = Math.max(1, value / most * 54), isChosen = index === chosen;
      const isStop = isChosen || Number.isNaN(chosen) && index === 0;
      return svg("g", {
        role: "radio", "aria-checked": isChosen, "aria-label": `${names[index] ?? index + 1}: ${value}`, tabindex: isStop ? 0 : -1,
      },
      svg("rect", { x: index * width, y: 0, width, height: 70, opacity: 0 }),
      svg("rect", { x: index * width + width * 0.15, y: 60 - height, width: width * 0.7, height, rx: 2 }),
      svg("text", { x: (index + 0.5) * width, y: 68 }, String(names[index] ?? index + 1).slice(0, 3)));
    }));
    this.#bars[focused]?.focus();
  }
}

customElements.define("bar-chart", BarChart);
