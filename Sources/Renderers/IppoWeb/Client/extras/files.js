// Files that a person chooses are brought by a file of its own.
import { body, one } from "../shared/dom.js";
import { also } from "./elements.js";

let files;
export const carry = () => {
  if (!one(also("files"))) return;
  files ??= import(body.dataset.upload).then((file) => file.default());
  files.then((bind) => bind(), () => { files = null; });
};
