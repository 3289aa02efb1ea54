// What files are asked for by, and what is answered.
import { doc } from "../shared/dom.js";

export const address = (...path) => new URL(["_ippo/files", ...path].join("/"), doc.baseURI);

// An answer that says no is one, and is not asked for again.
export class Refusal extends Error {}

export const checked = async (answer) => {
  if (!answer.ok) throw new Refusal((await answer.text()).trim());
  return answer;
};
