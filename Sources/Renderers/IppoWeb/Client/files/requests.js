// Requests that are repeated until there is an answer, while what they are for is wanted.
import { doc } from "../shared/dom.js";

export const address = (...path) => new URL(["_ippo/files", ...path].join("/"), doc.baseURI);
const pause = (time) => new Promise((done) => setTimeout(done, time));

// An answer that says no is one, and is not asked for again.
export class Refusal extends Error {}

export const ask = async (url, options, isWanted) => {
  for (let tries = 0; ; tries++) {
    if (!isWanted()) throw new DOMException("", "AbortError");
    try {
      const answer = await fetch(url, { ...options, redirect: "error", signal: AbortSignal.timeout(120000) });
      if (answer.status < 500 || answer.status === 507) return answer;
    } catch {
      // There was no answer.
    }
    await pause(Math.min(8000, 250 * 2 ** tries) * (0.5 + Math.random()));
  }
};

export const checked = async (answer) => {
  if (!answer.ok) throw new Refusal((await answer.text()).trim());
  return answer;
};
