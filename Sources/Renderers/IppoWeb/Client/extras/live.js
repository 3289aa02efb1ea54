// Live texts that appear within a part of the page. Screen readers hear changes of a live text that is there, and one that comes by
// itself; Chromium alone also tells of one that comes with what is around it. What comes with its page, or with a presentation, is no
// news.
import { isNoisy } from "../shared/announce.js";
import { added, all, body, up } from "../shared/dom.js";
import { say } from "../shared/say.js";

const known = new WeakSet(all("[aria-live]"));
const isNews = (el, root) => !known.has(el) && !root.contains(up(el, ".page,.tabs-page,.stage,dialog,.popover,body"));

if (!isNoisy) {
  new MutationObserver((records) => {
    const news = added(records).flatMap((root) => all("[aria-live=polite]", root).filter((el) => isNews(el, root)));
    for (const el of all("[aria-live]")) known.add(el);
    const text = news.map((el) => el.textContent).filter(Boolean).join(", ");
    if (text) say(text);
  }).observe(body, { childList: true, subtree: true });
}
