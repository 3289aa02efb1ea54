// The oldest browsers that the client runs in: Safari 16.4, Chromium 111. The style sheet asks the same, and shows older browsers a
// text (`.ippo-outdated`). Their pages work as pages without scripts do. Each bundle that a page names begins with this module.
if (!CSS.supports("(height:1lh) and (color:color-mix(in srgb,red,red))")) {
  throw Error("This browser is too old for the scripts of this page.");
}
