// Addresses of apps that describe them: a module of its own, for pages that have them.
import "../shared/floor.js";
import "./address-bar.js";
import "./links.js";
