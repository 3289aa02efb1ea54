// Rows of lists among their neighbours.
import { all, up } from "./dom.js";

// The rows of the section or list a row is in, without those on their way out.
export const siblings = (row) => all(":scope>.rows>li:not(.leaving)", up(row, ".section,.list"));

// The keyboard goes on from the row beside one that is deleted.
export const focusBeside = (row) => { (row.nextElementSibling ?? row.previousElementSibling)?.focus(); };
