// What follows a person who selects values in a chart: at once here, and after the answer as the app says.
//
// With `follows` (an axis) the element holds a mark of the app that stands where the selection is: `at` is its place in pixels,
// and `steps` the places it can have. Without, the element lies over the plot and
// takes pointers, fingers and keys. Attributes: `axes` ("x", "y", "xy" or "angle"), `ranges` (a drag selects a range), `x` and `y`
// (`start`, `end`, `steps`, and for categories `bands`), `sectors` (parts of the turn where sectors end), `radii`, `places` (what keys
// choose among), `now` (what is selected), `label`, `words`, `seen` (the last selection that the app has handled).
// Events: `selected` with the number of the selection and its places, or with none; `stepped` for keys without places; `focused`.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { display: grid !important; position: relative; -webkit-user-select: none; user-select: none; pointer-events: auto !important; }
  :host([follows]) { pointer-events: none !important; }
  :host([ranges]) { cursor: crosshair; }
  :host(.waits) { visibility: hidden; }
  ::slotted([slot=fallback]) { display: grid !important; grid-template: minmax(0, 1fr) / minmax(0, 1fr); min-width: 0; min-height: 0; }
  i, svg { position: absolute; inset: 0 auto auto 0; pointer-events: none; background: currentColor; opacity: .45; }
  i.wide, svg { opacity: .12; }
  svg { width: 100%; height: 100%; background: none; fill: currentColor; overflow: visible; }
  [hidden] { display: none; }
`);
const bound = (value, low, high) => Math.min(Math.max(value, low), high);
const turn = 2 * Math.PI;

const nearest = (places, at) => {
  const gaps = places.map((place) => Math.abs(place - at));
  return gaps.indexOf(Math.min(...gaps));
};

// The middle and the length of the step that a place lies in; the place itself, without a length, where there are no steps.
const snapped = (at, steps) => {
  if (Array.isArray(steps)) return [steps[nearest(steps, at)], 0];
  if (!steps) return [at, 0];
  const { first, length, count } = steps;
  return [first + (bound(Math.floor((at - first) / length), 0, count - 1) + 0.5) * length, length];
};

class IppoChart extends HTMLElement {
  static observedAttributes = ["at", "axes", "x", "y", "places", "now", "words", "label", "seen", "disabled", "sectors"];
  #root = this.attachShadow({ mode: "open" });
  #parts = {};
  #count = 0;
  // Where the selection is: places by axis, or the ends of a range. Nothing while no pointer or key selects.
  #goal;
  #origin;
  #cursor;
  #isDue;

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [sheet];
  }

  connectedCallback() {
    if (this.hasAttribute("follows")) {
      if (!this.#root.firstChild) {
        const slot = document.createElement("slot");
        slot.name = "fallback";
        this.#root.append(slot);
      }
    } else if (!this.#root.firstChild) this.#listen();
    this.renew();
  }

  // The attributes of one change come one after the other.
  attributeChangedCallback() { this.renew(); }

  renew() {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      if (!this.isConnected) return;
      if (this.hasAttribute("follows")) this.#pointer?.renew(); else this.#show();
    });
  }

  // The parts of one chart lie in one box whose size the app is told.
  #within(selector) {
    const box = this.closest("[data-geometry]");
    return [...box?.querySelectorAll(selector) ?? []].filter((el) => el.closest("[data-geometry]") === box);
  }

  get #pointer() { return this.#within("ippo-chart:not([follows])")[0]; }
  get #isRange() { return this.hasAttribute("ranges"); }
  get #axes() { return this.getAttribute("axes") ?? ""; }

  #read(name) {
    try { return JSON.parse(this.getAttribute(name)); } catch { return null; }
  }

  #listen() {
    for (const name of ["x", "y"]) this.#root.append(this.#parts[name] = document.createElement("i"));
    const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    drawing.append(document.createElementNS(drawing.namespaceURI, "path"));
    this.#root.append(this.#parts.sector = drawing);
    const on = (name, act) => this.addEventListener(name, (event) => this.hasAttribute("disabled") || act(event));
    const isHeld = (event) => event.pointerType !== "mouse" || event.buttons & 1;
    on("pointerdown", (event) => {
      if (event.button || !event.isPrimary) return;
      this.#cursor = undefined;
      this.setPointerCapture(event.pointerId);
      this.#origin = this.#place(event);
      if (!this.#isRange) this.#select(this.#origin);
    });
    on("pointermove", (event) => {
      if (!event.isPrimary) return;
      const place = this.#place(event);
      if (!this.#isRange) {
        if (event.pointerType === "mouse" || this.#origin) this.#select(place);
      } else if (this.#origin && isHeld(event)) {
        const isMoved = this.#goal?.from || Math.hypot(place.x - this.#origin.x, place.y - this.#origin.y) >= 4;
        if (isMoved) this.#select({ from: this.#origin, to: place });
      }
    });
    const end = (event) => {
      if (!event.isPrimary || !this.#origin) return;
      const isTap = event.type === "pointerup" && this.#isRange && !this.#goal?.from;
      this.#origin = undefined;
      if (this.#isRange) { if (isTap) this.#select(); else this.#rest(); }
      else if (event.pointerType !== "mouse" || event.type === "pointercancel") this.#select();
    };
    on("pointerup", end);
    on("pointercancel", end);
    on("pointerleave", (event) => { if (!this.#isRange && event.pointerType === "mouse" && this.#goal) this.#select(); });
    on("focus", () => this.#tell("focused", true));
    this.addEventListener("blur", () => {
      // What keys have selected stays selected.
      if (this.#cursor) { this.#cursor = this.#goal = undefined; this.#show(); }
      this.#tell("focused", false);
    });
    on("keydown", (event) => this.#press(event));
  }

  // A place in the points of the plot, whatever the page is scaled by, and the part of the turn where it is.
  #place({ clientX, clientY }) {
    const box = this.getBoundingClientRect(), [width, height] = [this.offsetWidth, this.offsetHeight];
    const x = bound((clientX - box.left) * width / box.width, 0, width);
    const y = bound((clientY - box.top) * height / box.height, 0, height);
    const angle = (Math.atan2(x - width / 2, height / 2 - y) / turn + 1) % 1;
    return { x, y, angle };
  }

  // What the app is told: the places along the axes that it asks for.
  #told({ x, y, angle }) {
    const axes = this.#axes, round = (value, digits) => value == null ? undefined : Number(value.toFixed(digits));
    if (axes === "angle") return { angle: round(angle, 5) };
    return { x: axes.includes("x") ? round(x, 2) : undefined, y: axes.includes("y") ? round(y, 2) : undefined };
  }

  #select(goal) {
    this.#goal = goal;
    // An element that was made anew goes on after the app's last answer.
    const number = this.#count = Math.max(this.#count, Number(this.getAttribute("seen") ?? 0)) + 1;
    this.#show();
    const detail = !goal ? {} : goal.from ? { from: this.#told(goal.from), to: this.#told(goal.to) } : { at: this.#told(goal) };
    this.#tell("selected", { number, ...detail });
  }

  #clear() { this.#cursor = undefined; this.#select(); }

  // The person has let go of a range: it stays as long as the app has not answered.
  #rest() { this.#goal = this.#goal && { ...this.#goal, rests: true }; this.#show(); }

  #tell(name, detail) { this.dispatchEvent(new CustomEvent(name, { detail })); }

  // MARK: Keys

  #press(event) {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    if (key === "Escape") { event.preventDefault(); return this.#clear(); }
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[key];
    const isEnd = key === "Home" || key === "End";
    if (!by && !isEnd) return;
    event.preventDefault();
    const axis = this.#axes === "angle" ? "angle" : this.#axes[0];
    const places = axis === "angle" ? this.#middles() : this.#read("places");
    if (!places?.length) return this.#tell("stepped", { key, extends: shiftKey });
    let index = key === "Home" ? 0 : places.length - 1;
    if (by) {
      const now = this.#cursor?.[axis] ?? this.#read("now")?.[axis];
      if (now == null) index = by > 0 ? 0 : places.length - 1;
      else index = bound(nearest(places, now) + by, 0, places.length - 1);
    }
    const place = { [axis]: places[index] };
    if (!this.#isRange) this.#select(place);
    else this.#select({ from: shiftKey && this.#goal?.from || place, to: place });
    this.#cursor = place;
    this.ariaValueNow = String(index + 1);
    this.ariaValueMax = String(places.length);
  }

  #middles() {
    const ends = this.#read("sectors") ?? [];
    // A sector of no size is left out.
    return ends.flatMap((end, index) => {
      const start = ends[index - 1] ?? 0;
      return end > start ? [(start + end) / 2] : [];
    });
  }

  // MARK: What is seen

  #show() {
    const parts = this.#parts, axes = this.#axes, isAngle = axes === "angle", isOff = this.hasAttribute("disabled");
    if (!parts.x) return;
    this.tabIndex = isOff ? -1 : 0;
    this.role = "slider";
    this.ariaLabel = this.getAttribute("label");
    this.ariaValueText = this.getAttribute("words") ?? "–";
    this.ariaValueNow ??= "0";
    this.ariaValueMin = "0";
    this.style.touchAction = this.getAttribute("touch") ?? (axes === "x" ? "pan-y" : axes === "y" ? "pan-x" : "none");
    const isAnswered = Number(this.getAttribute("seen") ?? 0) >= this.#count;
    if (this.#goal?.rests && isAnswered) this.#goal = undefined;
    const goal = isOff ? undefined : this.#goal;
    for (const axis of ["x", "y"]) {
      const isShown = goal && axes.includes(axis) && (goal.from ? goal.from[axis] : goal[axis]) != null;
      const isFollowed = this.#follow(axis, goal, isAnswered);
      parts[axis].hidden = !isShown || isFollowed || isAngle;
      if (!parts[axis].hidden) this.#mark(parts[axis], axis, goal);
    }
    const sector = isAngle && goal ? this.#sector(goal.angle) : "";
    parts.sector.toggleAttribute("hidden", !sector);
    parts.sector.firstChild.setAttribute("d", sector);
  }

  // Moves the marks of the app that stand where the selection is; returns whether there are some.
  #follow(axis, goal, isAnswered) {
    const marks = this.#within(`ippo-chart[follows=${axis}]`), { start, end } = this.#read(axis) ?? {};
    for (const mark of marks) {
      const place = goal?.[axis];
      mark.classList.toggle("waits", !goal && !isAnswered);
      const [to] = place == null ? [] : snapped(bound(place, Math.min(start, end), Math.max(start, end)), mark.#read("steps") ?? this.#read(axis)?.steps);
      const by = to == null ? 0 : to - Number(mark.getAttribute("at"));
      mark.style.transform = Math.abs(by) < 0.05 ? "" : axis === "x" ? `translateX(${by}px)` : `translateY(${by}px)`;
    }
    return marks.length > 0;
  }

  #mark(part, axis, goal) {
    const { start, end, steps, bands } = this.#read(axis) ?? {};
    const inside = (at) => bound(at, Math.min(start, end), Math.max(start, end));
    const [[one, length], [other]] = [goal.from ?? goal, goal.to ?? goal].map((it) => snapped(inside(it[axis]), steps));
    const room = bands ? length / 2 : goal.from ? 0 : 0.5;
    const low = Math.min(one, other) - room, size = Math.abs(one - other) + 2 * room;
    part.className = bands || goal.from ? "wide" : "";
    const [width, height] = axis === "x" ? [`${size}px`, "100%"] : ["100%", `${size}px`];
    Object.assign(part.style, { width, height, transform: axis === "x" ? `translateX(${low}px)` : `translateY(${low}px)` });
  }

  // The outline of the sector at a part of the turn.
  #sector(angle) {
    const ends = this.#read("sectors") ?? [], index = ends.findIndex((end) => angle < end), [inner, outer] = this.#read("radii") ?? [0, 0];
    if (index < 0) return "";
    const from = (ends[index - 1] ?? 0) * turn, to = Math.min(ends[index] * turn, from + turn - 1e-4), isLarge = to - from > Math.PI ? 1 : 0;
    const at = (radius, angle) => `${this.offsetWidth / 2 + radius * Math.sin(angle)} ${this.offsetHeight / 2 - radius * Math.cos(angle)}`;
    return `M${at(outer, from)}A${outer} ${outer} 0 ${isLarge} 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 ${isLarge} 0 ${at(inner, from)}Z`;
  }
}

customElements.define("ippo-chart", IppoChart);
