// Arithmetic and time by short names.
export const { exp, max, min, sqrt } = Math;
export const now = Date.now;
export const forget = clearTimeout;
