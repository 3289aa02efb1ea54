// Rows that have not been made are asked for by a file of its own.
import { body, on, one } from "../shared/dom.js";
import { everyFrame, state, tell } from "./client.js";
import { also } from "./elements.js";

let rows;
export const reach = () => {
  if (!one(also("gap"))) return;
  rows ??= import(body.dataset.rows).then((file) => file.default({ tell, state }));
  rows.then((ask) => ask(), () => { rows = null; });
};
for (const kind of ["scroll", "resize"]) on(kind, () => everyFrame(reach, reach), true);
