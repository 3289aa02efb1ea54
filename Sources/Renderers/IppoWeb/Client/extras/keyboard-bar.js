// A button of the bar above a keyboard leaves the focus, and with it keyboard and bar, where one types.
import { on, stop, up } from "../shared/dom.js";

on("mousedown", (event) => { if (up(event.target, ".keyboard-bar :is(button,a,label)")) stop(event); });
