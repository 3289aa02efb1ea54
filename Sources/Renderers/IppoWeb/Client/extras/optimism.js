// Controls that show a person's change before the answer: a file of its own, loaded by every page without waiting for it.
import { body } from "../shared/dom.js";
import { state } from "./client.js";

export let predict = () => {};
export const loadOptimism = () => {
  import(body.dataset.optimistic).then((file) => { predict = file.default(() => state().acknowledged); }, () => {});
};
