// Brings the files that a person chooses. The extras load this for a page that asks for files.
import { all, one } from "../shared/dom.js";
import { Refusal } from "./requests.js";
import { bring } from "./uploads.js";

const bound = new WeakSet();

const bind = (input) => {
  const [bar, note] = ["progress", "[role=status]"].map((part) => one(part, input.parentElement));
  const end = (text) => { bar.hidden = true; input.disabled = false; note.textContent = text; };
  const take = async () => {
    const files = [...input.files];
    if (!files.length) return;
    input.disabled = true;
    bar.hidden = false;
    bar.value = 0;
    try {
      await bring(input, files, (share, name) => { bar.value = share; note.textContent = name; });
      end("");
    } catch (error) {
      input.value = "";
      end(error instanceof Refusal ? error.message : "");
    }
  };
  input.addEventListener("change", take);
  // Chosen before this was there.
  take();
  // A choice that is given up is undone.
  input.addEventListener("cancel", () => { note.textContent = ""; });
};

export default () => () => {
  for (const input of all("input[data-files]")) if (!bound.has(input)) { bound.add(input); bind(input); }
};
