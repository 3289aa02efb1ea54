// Presentations that belong to a part of the page are looked after by a file of its own.
import { body, one } from "../shared/dom.js";
import { tell } from "./client.js";
import { also } from "./elements.js";

let stage;
export const present = () => {
  if (!one(also("stage"))) return;
  stage ??= import(body.dataset.stage).then((file) => file.default(tell));
  stage.then((settle) => settle(), () => { stage = null; });
};
