// What a person does before the core runs. This script runs before the page is shown; the core repeats the events (core/early.js).
self.ippoEarly = [];
// Keys that no module handles yet (keyboard/rows.js).
self.ippoKeys = [];
for (const type of ["click", "keydown", "input", "change"]) document.addEventListener(type, (event) => self.ippoEarly?.push(event), true);
document.addEventListener("keydown", (event) => event.isTrusted && self.ippoKeys?.push(event), true);
