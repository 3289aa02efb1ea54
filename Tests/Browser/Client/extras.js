// In place of the extras: notes what they are asked for.
export const asked = [];
let waiting = [];
// Resolves once the extras have been asked for something.
export const next = (name) => new Promise((done) => waiting.push([name, done]));

const note = (name, ...rest) => {
  asked.push([name, ...rest]);
  const due = waiting.filter(([other]) => other === name);
  waiting = waiting.filter(([other]) => other !== name);
  for (const [, done] of due) done();
};
export default () => new Proxy({}, { get: (_, name) => name === "then" ? undefined : (...rest) => note(name, ...rest) });
