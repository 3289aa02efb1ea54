// In place of the extras: notes what they are asked for.
export const asked = [];
export default () => new Proxy({}, { get: (_, name) => name === "then" ? undefined : (...rest) => { asked.push([name, ...rest]); } });
