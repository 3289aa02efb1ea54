// An element that says whatever the test wants, and tells what it is told.
class Probe extends HTMLElement {
  static observedAttributes = ["text", "count"];
  seen = [];
  attributeChangedCallback(name, _, value) { this.seen.push([name, value]); }
  say(name, detail) { this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true })); }
}
customElements.define("x-probe", Probe);
