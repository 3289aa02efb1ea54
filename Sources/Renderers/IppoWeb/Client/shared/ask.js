// A request that is repeated until there is an answer, while what it is for is wanted. What a proxy says while the server is not
// there is none.
const pause = (time) => new Promise((done) => setTimeout(done, time));

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
