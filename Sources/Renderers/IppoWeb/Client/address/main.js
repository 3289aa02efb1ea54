// Addresses of apps that describe them: a module of its own, for pages that have them.
import "./address-bar.js";
import "./links.js";
