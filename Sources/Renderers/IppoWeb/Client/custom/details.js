// The detail of an event as JSON; nothing where it is none, or longer than the server takes.
const longest = 16384;

export const write = (detail) => {
  try {
    const text = JSON.stringify(detail ?? null);
    return text && new Blob([text]).size <= longest ? text : null;
  } catch {
    return null;
  }
};
