// The client of docs/wire-protocol.md: shows what the server says, says what a person does.
//
// No line of this file holds part of a comment and part of a statement that goes on, and no literal goes over several
// lines: the server leaves out comments and indentation.
(() => {
  const doc = document;
  const body = doc.body;
  const { abs, exp, hypot, max, min, sqrt } = Math;
  const still = matchMedia("(prefers-reduced-motion)");
  const dark = matchMedia("(prefers-color-scheme:dark)");
  const byId = (id) => doc.getElementById(id);
  const find = (address) => byId("n" + address);
  const on = addEventListener;
  const now = Date.now;
  const forget = clearTimeout;
  const is = (el, selector) => el.matches(selector);
  const up = (el, selector) => el.closest(selector);
  const data = (el) => el.dataset;
  const boxOf = (el) => el.getBoundingClientRect();
  const one = (selector, root = doc) => root.querySelector(selector);
  const all = (selector, root = doc) => [...root.querySelectorAll(selector)];
  const menuOf = (el) => up(el, "[role=menu]");
  const controls = "input,select,textarea";
  const stop = (event) => event.preventDefault();

  // MARK: Socket

  let socket = { close() {} }, token = data(body).token, revision = +data(body).revision;
  let ready = false, tries = 0, heard = 0, retry;
  // When a socket was given up that may still be open, and its hello on its way.
  let left = 0;
  // What the second script brings, once it is there.
  let parts;
  // Events that the server has not acknowledged. Everything up to `sent` was on a socket at least once.
  let sequence = 0, sent = 0, acknowledged = 0, pending = [];

  const write = (message) => socket.send(JSON.stringify(message));

  // As many events as may be sent at once. There are a hundred more each second, some fewer than the server takes.
  let credit = 200, counted = now();
  const transmit = () => {
    if (!ready) return;
    credit = min(200, credit + (now() - counted) / 10);
    counted = now();
    for (const event of pending) if (event[0] > sent) {
      if (--credit < 0) return everyFrame(transmit, transmit);
      sent = event[0];
      write(event);
    }
  };

  // Says that something was done to the node an element belongs to; returns the number of the event.
  const tell = (el, ...args) => {
    const node = parseInt(up(el, "[id^=n]").id.slice(1));
    const last = pending.at(-1);
    const event = [node, ...args];
    // Sent, it would cost the socket. It stays what the person made it.
    if (new Blob([JSON.stringify(event)]).size > data(body).limit) return extra("refuse", el) || Infinity;
    // While nobody listens, only the newest value of a control or of a place counts.
    if (last?.[0] > sent && last[1] === node && last[2] === args[0]
      && /^(s[ec]|res|pl|me|ho|dragc|pinchc)/.test(last[2] + last[3])) pending.pop(); else sequence++;
    pending.push([sequence, ...event]);
    transmit();
    parts?.told(el, sequence, args[0]);
    return sequence;
  };

  // `upTo` is the last event that was handled, or that and the last one that need not be sent again, ever.
  const acknowledge = (upTo) => {
    const [handled, kept = handled] = [upTo].flat();
    acknowledged = max(acknowledged, handled);
    pending = pending.filter((event) => event[0] > kept);
    parts?.told();
    // Once the page is what it was answered with.
    queueMicrotask(chronicle);
  };

  const status = (text) => { byId("ippo-status").textContent = text; };

  const environment = () => {
    const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
    if (ready) write(["env", {
      dark: dark.matches, still: still.matches, language: locale, zone: timeZone,
      width: innerWidth, height: innerHeight,
    }]);
  };

  // Nothing more comes from the socket, however long it takes to close.
  const drop = () => {
    ready = false;
    forget(retry);
    socket.onclose = socket.onmessage = null;
    socket.close();
  };

  const connect = () => {
    drop();
    retry = setTimeout(lose, 15000);
    socket = new WebSocket(new URL("_ippo/live", doc.baseURI.replace("http", "ws")));
    socket.onopen = () => write(["hello", 1, token, revision]);
    socket.onmessage = (message) => { heard = now(); receive(JSON.parse(message.data)); };
    socket.onclose = (event) => lose(event.code);
  };

  const lose = (code) => {
    drop();
    if (!code) left = now();
    // Unless it was this page that took the session over from itself.
    if (code === 4409 && now() - left > 30000) return status("Open elsewhere.");
    if (code === 1009) extra("shrink", pending);
    if (/100[37]|440[01]/.test(code)) {
      // Client and server do not understand each other: start over, though not again and again.
      if (!(now() - sessionStorage.ippo < 10000)) { sessionStorage.ippo = now(); return location.reload(); }
    }
    status(navigator.onLine ? "Reconnecting…" : "You are offline.");
    retry = setTimeout(connect, min(30000, 250 * 2 ** tries++) * (0.5 + Math.random()));
  };

  const wake = () => { if (!ready) { tries = 0; connect(); } };

  const go = (upTo) => {
    acknowledge(upTo);
    sent = acknowledged;
    sequence = max(sequence, sent);
    ready = true;
    forget(retry);
    tries = 0;
    status("");
    // In this order: the events are about the page as it is.
    transmit();
    environment();
  };

  const receive = ([kind, first, ...rest]) => {
    if (kind > 0) {
      acknowledge(first);
      if (rest.length && kind > revision) {
        // A frame is missing: the server sends it again to a new socket.
        if (kind !== revision + 1) return lose();
        revision = kind;
        if (revision % 32 < 1) write(["ack", revision]);
        keepingFocus(() => apply(rest));
      }
    } else if (kind === "error") acknowledge(first);
    else if (kind !== "pong") {
      // A welcome, or a mount, which brings a page.
      const [shown, upTo, page] = rest;
      if (page) {
        // What was handled and not kept may be undone on the page.
        acknowledged = 0;
        acknowledge(upTo);
        // The same session has another token on every socket; what stands before the first dot stays.
        if (!first.startsWith(token.split(".")[0])) { pending = []; given = new WeakMap(); sequence = expected = upTo; }
        revision = shown;
        keepingFocus(() => {
          body.prepend(make(page));
          one(".window+.window")?.remove();
        });
      }
      token = first;
      go(upTo);
    }
  };

  // MARK: Elements

  const sizes = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      // What is gone or not displayed has no size.
      if (target.getClientRects()[0]) tell(target, "resize", contentRect.width, contentRect.height);
    }
  });

  // The newest value a person gave a control, by event number; and whether an input method is at work in it.
  let given = new WeakMap();
  const isGiven = (el) => given.get(el) > acknowledged;
  let composing;

  const setValue = (el, value) => {
    if (el.value === value || composing === el || isGiven(el)) return;
    const { value: old, selectionStart: start, selectionEnd: end } = el;
    el.value = value;
    if (el !== doc.activeElement || start == null) return;
    // The caret stays where it was: counted from the end if what follows it is the same.
    const shift = value.endsWith(old.slice(end)) ? value.length - old.length : 0;
    el.setSelectionRange(max(0, start + shift), max(0, end + shift));
  };

  const set = (el, name, value) => {
    if (name === "value" && is(el, "select,textarea,input:not([type=checkbox],[type=radio])")) {
      setValue(el, value || "");
    } else if (name === "checked") { if (!isGiven(el)) el.checked = value != null; }
    else if (name === "open" && is(el, "dialog")) return;
    else if (value == null) el.removeAttribute(name);
    else el.setAttribute(name, value);
  };

  const setAll = (el, attributes) => {
    // Last: the value of a range depends on its limits.
    const { value, ...others } = attributes;
    for (const name in others) set(el, name, others[name]);
    if ("value" in attributes) set(el, "value", value);
  };

  const dress = (el, styles) => { for (const name in styles) el.style.setProperty(name, styles[name]); };

  const make = (item, parent = body) => {
    if (typeof item === "string") return doc.createTextNode(item);
    const [tag, address, attributes, styles, ...children] = item;
    const el = doc.createElementNS(tag === "svg" ? "http://www.w3.org/2000/svg" : parent.namespaceURI, tag);
    if (address) el.id = "n" + address;
    el.append(...children.map((child) => make(child, el)));
    // After the content: the value of a select names an option.
    setAll(el, attributes || {});
    dress(el, styles);
    const old = byId(el.id);
    if (isGiven(old)) {
      // What it takes the place of has a value the server has not heard of yet.
      el.value = old.value;
      el.checked = old.checked;
      given.set(el, given.get(old));
    }
    return el;
  };

  // Changes the page. Where the person is typing, what is moved or made anew has the focus and the caret again.
  const keepingFocus = (change) => {
    const old = doc.activeElement;
    change();
    const el = byId(old.id);
    const start = old.selectionStart;
    if (el && doc.activeElement === body) {
      el.focus();
      if (start != null) el.setSelectionRange(start, old.selectionEnd);
    }
    settle();
  };

  // MARK: Animation

  let timing;

  const spring = (mass, stiffness, damping, velocity, seconds) => {
    const frequency = sqrt(stiffness / mass);
    const ratio = min(damping / (2 * sqrt(stiffness * mass)), 0.9999);
    const damped = frequency * sqrt(1 - ratio * ratio);
    const points = [];
    for (let i = 0; i < 40; i++) {
      const t = (i / 40) * seconds;
      const swing = Math.cos(damped * t) + ((ratio * frequency - velocity) / damped) * Math.sin(damped * t);
      points.push((1 - exp(-ratio * frequency * t) * swing).toFixed(4));
    }
    return `linear(${points},1)`;
  };

  const timed = ([[kind, ...values], duration, delay, repeats, alternates]) => {
    const easing = kind === "s" ? spring(...values, duration / 1000) : `${kind === "b" ? "cubic-bezier" : kind}(${values})`;
    const direction = alternates ? "alternate" : "normal";
    return { duration, delay, easing, direction, iterations: repeats || Infinity, fill: "backwards" };
  };

  const play = (el, frames, options) => still.matches || el.animate(frames, options);

  // Plays a data-transition value: what an element comes from, or goes to.
  const transition = (el, isOut) => {
    // Veil and panel each have a way of their own.
    if (is(el, ".bottom-menu")) for (const part of el.children) transition(part, isOut);
    const ways = data(el).transition?.split("/");
    if (!timing || !ways) return;
    const frame = {};
    for (const part of (isOut && ways[1] || ways[0]).split(",")) {
      const [name, ...values] = part.split(" ");
      frame[name] = values.join(" ");
    }
    play(el, isOut ? [{}, frame] : [frame, {}], { ...timing, fill: "both", id: isOut });
  };

  const enter = (el) => {
    if (is(el, ".page") && el.previousElementSibling) {
      const push = { duration: 350, easing: "cubic-bezier(.2,.8,.2,1)" };
      play(el, { translate: ["40%", 0], opacity: [0, 1] }, push);
    }
    transition(el);
  };

  const remove = (el) => {
    el.close?.();
    // A bottom menu has had its transition by now.
    if (!is(el, "dialog:not(.bottom-menu),.page")) return el.remove();
    // The page goes on at once; what is leaving is only a picture.
    el.inert = true;
    el.classList.add("leaving", "gone");
    for (const part of [el, ...all("[id]", el)]) part.id = "";
    Promise.allSettled(el.getAnimations().map((animation) => animation.finished)).then(() => el.remove());
  };

  const restyle = (el, styles) => {
    const look = () => {
      const frame = {}, style = getComputedStyle(el);
      for (const name in styles) {
        const key = name.replace(/-./g, (match) => match[1].toUpperCase());
        // Custom properties have no values between.
        if (name[1] !== "-") frame[key] = style[key];
      }
      return frame;
    };
    const before = timing && look();
    dress(el, styles);
    if (before) play(el, [before, look()], timing);
  };

  // MARK: Patches

  const apply = (patches) => {
    for (const [kind, address, ...rest] of patches) {
      const el = find(address);
      if (kind === "@") timing = address && timed([address, ...rest]);
      else if (!el) continue;
      else if (kind === "t") el.textContent = rest[0];
      else if (kind === "c") el.replaceChildren(...rest.map((child) => make(child, el)));
      else if (kind === "a") {
        const wasLeaving = is(el, ".leaving");
        setAll(el, rest[0]);
        if (is(el, ".leaving") !== wasLeaving) {
          if (!wasLeaving) { transition(el, true); el.close?.(); }
          // What is on its way out turns round.
          else for (const animation of el.getAnimations({ subtree: true })) {
            if (animation.id) { animation.reverse(); animation.id = ""; }
          }
        }
      } else if (kind === "s") restyle(el, rest[0]);
      else if (kind === "v") extra("scroll", el, timing, ...rest);
      else if (kind === "r") remove(el);
      else if (kind === "x") el.replaceWith(make(rest[0], el.parentElement));
      else {
        const child = kind === "m" ? find(rest[1]) : make(rest[1], el);
        if (!child) continue;
        // Nothing has the name of no address.
        el.insertBefore(child, find(rest[0]));
        if (kind === "i") enter(child);
      }
    }
    timing = 0;
  };

  // What only some pages need comes in a file of its own.
  let extras;
  const state = () => ({ ready, heard, acknowledged });
  const extra = (name, ...rest) => {
    extras ??= import(data(body).extras).then((file) => {
      parts = file.default({ tell, at, everyFrame, all, one, up, is, state, write, lose });
    });
    extras.then(() => parts[name](...rest));
  };

  // What follows from the page as a whole, after every change of it.
  const settle = () => {
    for (const el of all("[data-geometry]:not([data-observed])")) { data(el).observed = ""; sizes.observe(el); }
    for (const el of all("dialog:not(.leaving)")) {
      const isNew = !is(el, ":modal");
      if (isNew) { el.close(); el.showModal(); }
      // The button that had the focus may have given way to another alert's.
      if (isNew || !one(":focus")) one("[data-default]", el)?.focus();
    }
    for (const el of all(".popover:not(:popover-open)")) {
      el.showPopover();
      place(el, boxOf(byId(data(el).anchor) ?? body));
    }
    for (const el of all("[data-focus]")) {
      const target = byId(el.id + "i") ?? el;
      const { focus, focused } = data(el);
      // Where the person has gone since is where the focus is.
      if (focused === focus || isGiven(el)) continue;
      data(el).focused = focus;
      target[+focus ? "focus" : "blur"]();
    }
    const page = all(".page:not(.leaving)").findLast((el) => el.checkVisibility());
    doc.title = page?.dataset.title || data(body).title;
    chronicle();
    if (one("[data-also],[data-refresh]")) extra("settle");
  };

  // MARK: History: each page that can be left is an entry, so that the browser's back button leaves it.

  let depth = 0, ignored = 0;
  // The event that a page is expected from, which has its entry already; and whether that was left before it came.
  let expected = 0, recalled;
  const leavable = () => all(".page[data-back]:not(.leaving,[hidden],[hidden] *,dialog *)");

  const deepen = () => history.pushState(++depth, "");
  const chronicle = () => {
    const pages = leavable(), count = pages.length;
    if (recalled && depth < count) tell(pages.at(-1), "dismiss");
    else for (; depth < count;) deepen();
    if (expected > acknowledged) return;
    recalled = 0;
    if (depth > count) { ignored++; history.go(count - depth); depth = count; }
  };

  on("popstate", (event) => {
    if (ignored) { ignored--; return; }
    const target = event.state ?? 0;
    if (target < depth) {
      depth = target;
      const pages = leavable();
      if (pages[target]) tell(pages.at(-1), "dismiss"); else recalled = 1;
    } else if (target > depth) { ignored++; history.go(depth - target); }
  });

  // MARK: Menus

  const place = (el, box) => {
    const above = box.top - el.offsetHeight - 6;
    const below = box.bottom + 6;
    el.style.left = max(8, min(box.left, innerWidth - el.offsetWidth - 8)) + "px";
    el.style.top = (below + el.offsetHeight > innerHeight - 8 && above > 0 ? above : below) + "px";
  };

  const items = (menu) => all("[role^=menuitem]:not(:disabled)", menu).filter((el) => menuOf(el) === menu);

  const openMenu = (id, box) => {
    const menu = byId(id);
    menu.showPopover();
    place(menu, box);
    items(menu)[0]?.focus();
  };

  on("toggle", ({ target, newState }) => {
    const button = one(`[data-menu="${target.id}"]`);
    button?.setAttribute("aria-expanded", newState === "open");
    if (newState === "closed" && is(target, ".popover")) tell(target, "dismiss");
  }, true);

  const closeMenus = () => { all("[role=menu]:popover-open").map((menu) => menu.hidePopover()); };

  // MARK: Events

  let suppressed = false;

  // The keyboard goes on from the row beside.
  const removeRow = (row) => {
    (row.nextElementSibling ?? row.previousElementSibling)?.focus();
    tell(row, "delete");
  };

  const at = (el, event) => {
    const box = boxOf(el);
    return [event.clientX - box.left, event.clientY - box.top];
  };

  on("click", (event) => {
    if (suppressed) { suppressed = stop(event); event.stopPropagation(); return; }
    const menu = up(event.target, "[data-menu]");
    const el = up(event.target, "[data-event]");
    if (menu && !(el && menuOf(el))) {
      const id = data(menu).menu;
      if (is(byId(id), ":popover-open")) closeMenus(); else openMenu(id, boxOf(menu));
      return;
    }
    if (el && !is(el, controls + ",:disabled")) {
      const { event: kind, index, step } = data(el);
      const isOn = is(el, "[aria-pressed=true],[aria-expanded=true],[aria-checked=true]");
      const value = kind === "setOn" ? [!isOn] : index ?? step ? [+(index ?? step)] : [];
      const row = kind === "delete" && up(el, "li");
      // A page beside its list is none to go back from.
      const leads = is(el, ".leads:not(:has(+.navigation) *)") || innerWidth < 700 && is(el, "[role=option]");
      if (leads) { deepen(); expected = Infinity; }
      const number = row ? removeRow(row) : tell(el, kind, ...value);
      if (leads) expected = number;
      if (menuOf(el)) closeMenus();
      return;
    }
    const { target } = event;
    if (is(target, "dialog:not([data-locked],.alert,.cover)")) {
      const [x, y] = at(target, event);
      if (x < 0 || y < 0 || x > target.offsetWidth || y > target.offsetHeight) tell(target, "dismiss");
    }
    const tapped = !up(target, controls + ",a") && up(target, "[data-gestures~=tap]");
    if (tapped) tell(tapped, "tap", min(event.detail || 1, 10), ...at(tapped, event));
  }, true);

  const frames = new Map();
  const everyFrame = (key, action) => {
    if (!frames.has(key)) requestAnimationFrame(() => { const last = frames.get(key); frames.delete(key); last?.(); });
    frames.set(key, action);
  };

  on("input", ({ target: el }) => {
    const kind = data(el).event;
    if (!kind || composing === el) return;
    if (kind === "setValue") {
      // Until the frame the value is the person's all the same.
      given.set(el, Infinity);
      return everyFrame(el, () => given.set(el, tell(el, kind, +el.value)));
    }
    // A field may hold half a surrogate pair, a message may not.
    const value = kind === "setOn" ? el.checked : kind === "select" ? +el.value : el.value.toWellFormed();
    const number = tell(el, kind, value);
    given.set(el, number);
    if (el.type === "radio") for (const other of all(`[name="${el.name}"]`)) given.set(other, number);
  });

  on("compositionstart", ({ target }) => { composing = target; });
  on("compositionend", ({ target }) => {
    composing = 0;
    target.dispatchEvent(new Event("input", { bubbles: true }));
  });

  const editing = (isOn) => ({ target: el }) => {
    if (data(el).event === "setText") tell(el, "editing", isOn);
    const managed = up(el, "[data-focus]");
    if (managed) { data(managed).focused = +isOn; given.set(managed, tell(managed, "focus", isOn)); }
  };
  on("focusin", editing(true));
  on("focusout", editing(false));

  on("change", ({ target: el }) => {
    if (data(el).event === "setValue") tell(el, "editing", false);
  });

  on("cancel", (event) => {
    const el = event.target;
    if (!is(el, "dialog")) return;
    stop(event);
    if (!is(el, "[data-locked]")) tell(el, "dismiss");
  }, true);

  // The rows of the section or list a row is in, without those on their way out.
  const siblings = (row) => all(":scope>.rows>li:not(.leaving)", up(row, ".section,.list"));

  on("keydown", (event) => {
    const { target: el, key } = event;
    if (event.isComposing) return;
    const menu = menuOf(el);
    const list = menu ? items(menu) : is(el, "[role=tab]") ? all("[role=tab]", el.parentElement) : [];
    const index = list.indexOf(el);
    const goal = {
      ArrowDown: index + 1, ArrowRight: index + 1, ArrowUp: index - 1, ArrowLeft: index - 1, Home: 0, End: -1,
    };
    const next = key in goal && list.at(goal[key] % list.length);
    if (next) { stop(event); next.focus(); if (!menu) next.click(); return; }
    if (key === "Enter" && is(el, "input[data-event=setText]")) {
      tell(el, "submit");
      return one("dialog:has(:focus) [data-default]")?.click();
    }
    const row = up(el, "li");
    if (row && !is(el, controls)) {
      if ((key === "Delete" || key === "Backspace") && is(row, "[data-deletable]")) {
        stop(event);
        return removeRow(row);
      }
      const step = { ArrowUp: -1, ArrowDown: 1 }[key];
      if (step && (event.altKey ? is(row, "[data-movable]") : row === el)) {
        stop(event);
        const rows = siblings(row);
        const goal = rows.indexOf(row) + step;
        if (!event.altKey) rows[goal]?.focus(); else if (rows[goal]) tell(row, "move", goal);
        return;
      }
    }
    if ((key === "Enter" || key === " ") && is(el, "li[data-event],[role=button]:not(button),[role=link]:not(a)")) {
      stop(event);
      return el.click();
    }
    if (parts) parts.shortcut(event); else extra("shortcut", event);
  });

  on("contextmenu", (event) => {
    const el = up(event.target, "[data-context-menu]");
    if (!el) return;
    stop(event);
    openMenu(data(el).contextMenu, new DOMRect(event.clientX, event.clientY));
  });

  // MARK: Pointer: swiping rows, dragging rows, gestures

  // The press that is going on.
  let track = {};

  const swipe = (row, x) => row.style.setProperty("--swipe", x);

  const endSwipe = () => {
    for (const row of all(".swiped")) {
      row.classList.remove("swiped");
      swipe(row, "");
    }
  };

  on("pointerdown", (event) => {
    suppressed = false;
    if (event.button) return;
    const { target, clientX: x, clientY: y, pointerId: id } = event;
    if (!up(target, ".swiped")) endSwipe();
    const row = up(target, "li.row");
    const gesture = up(target, "[data-gestures~=drag]");
    const pressed = up(target, "[data-gestures~=longPress],[data-context-menu]");
    const actions = ".row-delete,.row-actions";
    const canSwipe = row && one(actions, row) && !up(target, "input,.row-remove," + actions);
    const kind = up(target, ".row-handle") ? "lifted" : gesture ? "drag" : canSwipe && "swiped";
    const el = kind === "drag" ? gesture : row;
    forget(track.timer);
    track = { x, y, id, kind, el, origin: at(el ?? target, event) };
    if (kind === "lifted") stop(event);
    if (pressed) {
      track.timer = setTimeout(() => {
        suppressed = true;
        track = {};
        const menu = data(pressed).contextMenu;
        if (menu) openMenu(menu, new DOMRect(x, y)); else tell(pressed, "longPress");
      }, 500);
    }
  });

  on("pointermove", (event) => {
    const { el, kind, id, origin } = track;
    if (event.pointerId !== id) return;
    const x = event.clientX - track.x;
    const y = event.clientY - track.y;
    if (!track.active) {
      if (hypot(x, y) < 8) return;
      forget(track.timer);
      if (!kind || (kind === "swiped" && abs(y) > abs(x))) { track = {}; return; }
      track.active = true;
      el.setPointerCapture(id);
      if (kind !== "drag") el.classList.add(kind);
    }
    if (kind === "drag") everyFrame(el, () => tell(el, "drag", "changed", ...origin, ...at(el, event)));
    else if (kind === "lifted") el.style.translate = `0 ${y}px`;
    else swipe(el, (track.shift = min(one(".leading", el) ? 160 : 0, x)) + "px");
  });

  const finish = (event) => {
    const { el, kind, id, active, shift, origin, timer } = track;
    if (event.pointerId !== id) return;
    forget(timer);
    track = {};
    if (!active) return;
    const isDone = event.type === "pointerup";
    suppressed = isDone && event.pointerType === "mouse";
    if (kind === "drag") {
      frames.delete(el);
      tell(el, "drag", isDone ? "ended" : "cancelled", ...origin, ...at(el, event));
    } else if (kind === "lifted") {
      // The index once it is taken out: as many rows as have their middle above.
      const rows = siblings(el);
      const isAbove = (row) => boxOf(row).top + row.offsetHeight / 2 < event.clientY;
      const goal = rows.filter((row) => row !== el && isAbove(row)).length;
      el.style.translate = "";
      el.classList.remove(kind);
      if (isDone && rows[goal] !== el) tell(el, "move", goal);
    } else if (isDone && abs(shift) > 40) {
      if (shift < el.offsetWidth * -0.55 && one(".row-delete", el)) { endSwipe(); tell(el, "delete"); }
      else swipe(el, shift < 0 ? "-88px" : "88px");
    } else endSwipe();
  };
  on("pointerup", finish);
  on("pointercancel", finish);

  // MARK: Start

  const sheet = byId("ippo-styles");
  for (const rule of sheet.sheet.cssRules) {
    const el = one(rule.selectorText);
    if (el) el.style.cssText = rule.style.cssText;
  }
  sheet.remove();
  for (const el of all("[data-event=setText]")) {
    if (el.value !== el.defaultValue) given.set(el, tell(el, "setText", el.value));
  }
  settle();
  connect();
  on("online", wake);
  on("visibilitychange", wake);
  dark.onchange = still.onchange = environment;
  on("resize", () => everyFrame(body, environment));
  extra("watch");
})();
