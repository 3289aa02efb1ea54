// Arithmetic and time by short names.
export const { abs, exp, hypot, max, min, sqrt } = Math;
export const now = Date.now;
export const forget = clearTimeout;
