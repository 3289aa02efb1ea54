// A link that leads past what stands beside the content.
import { doc, one, stop, word } from "../shared/dom.js";

export const skip = doc.createElement("a");
skip.className = "skip";
skip.textContent = word(5);
skip.onclick = (event) => {
  stop(event);
  const main = one("[role=main]");
  main.tabIndex = -1;
  main.focus();
};
export const offer = () => {
  const main = one(".columns [role=main]");
  if (!main) return skip.remove();
  skip.href = "#" + main.id;
  const root = one(".window");
  if (root.firstElementChild !== skip) root.prepend(skip);
};
