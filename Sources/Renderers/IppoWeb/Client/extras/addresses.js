// Entries of the browser's history that are addresses, and no pages to be left: the window goes to them.
import { on, one } from "../shared/dom.js";
import { tell } from "./client.js";

on("show", ({ detail }) => tell(one(".window"), "show", detail));
