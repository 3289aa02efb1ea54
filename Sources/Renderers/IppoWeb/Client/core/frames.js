// What waits for the next frame of the screen: of actions with one key, the last.
export const frames = new Map();

export const everyFrame = (key, action) => {
  if (!frames.has(key)) requestAnimationFrame(() => { const last = frames.get(key); frames.delete(key); last?.(); });
  frames.set(key, action);
};
