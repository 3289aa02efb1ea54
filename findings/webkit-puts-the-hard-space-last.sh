#!/usr/bin/env bash
# Two spaces typed into contenteditable are nbsp and space in Chromium and Firefox, and space and nbsp in WebKit.
#
# Believed: what is typed is the same text in all engines; of two spaces the same one becomes U+00A0.
# Seen: x, two spaces and y are "x&nbsp; y" in Chromium and Firefox and "x &nbsp;y" in WebKit; one space at the end is
#   &nbsp; in all. textContent has U+00A0 in the same places, so the texts differ; with white-space: pre-wrap all have
#   spaces.
# Versions: Chromium 156.0.8078.108, Firefox ESR 153.8.0, WebKitGTK 2.50.6 (Debian 12)
# How: keys by WebDriver and Marionette into a div, innerHTML and textContent.
# Why it matters: two people with two engines type one text and get two, a comparison or a search for two spaces
#   fails, and a line may break before the second word in one of them only. Replace U+00A0 by a space, or use
#   white-space: pre-wrap.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

package() {  # NAME VERSION: installs the version this was written for, else the one there is, and says which.
  local have install="apt-get -o DPkg::Lock::Timeout=300 install -y -qq --no-install-recommends"
  have=$(dpkg-query -W -f '${Status} ${Version}' "$1" 2>/dev/null | sed -n 's/^install ok installed //p') || true
  if [ "$have" != "$2" ]; then
    export DEBIAN_FRONTEND=noninteractive
    $install "$1=$2" >/dev/null 2>&1 || { apt-get update -qq >/dev/null 2>&1 && $install "$1=$2" >/dev/null 2>&1; } ||
      [ -n "$have" ] || $install "$1" >/dev/null 2>&1 ||
      { echo "cannot run: the Debian package $1 cannot be installed" >&2; exit 2; }
    have=$(dpkg-query -W -f '${Version}' "$1")
  fi
  echo "$1 $have (written for $2)"
}

package chromium 156.0.8078.108-1~deb12u1
package chromium-driver 156.0.8078.108-1~deb12u1
package firefox-esr 153.8.0esr-1~deb12u1
package webkit2gtk-driver 2.50.6-1~deb12u2
package xvfb 2:21.1.7-3+deb12u13
package xauth 1:1.1.2-1

python3 -m venv "$work/venv"
"$work/venv/bin/pip" install -q --disable-pip-version-check selenium==4.51.0 marionette_driver==3.7.1 ||
  { echo "cannot run: PyPI packages cannot be installed" >&2; exit 2; }

cat >"$work/engines.py" <<'PY'
"""One small driver for three engines: Chromium and WebKitGTK by WebDriver, Firefox by Marionette."""
import glob, os, socket, subprocess, sys, tempfile, time

SETUP = """document.open(); document.write('<!doctype html><meta charset=utf-8><title>page</title>' + arguments[0]); document.close();
window.L = []; window.log = (...a) => L.push(a.join(' ')); window.take = () => { const x = L; L = []; return x };
window.watch = (e, types) => types.split(' ').forEach(t => e.addEventListener(t, x => log((e.id || 'document') + ':' + t + (x.inputType ? '/' + x.inputType : ''))));
window.frames2 = () => new Promise(r => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(r, 50))));"""
RUN = "const done = arguments[arguments.length - 1]; (async () => {%s})().then(done, x => done('error: ' + x));"
KEYS = dict(ArrowUp="\ue013", ArrowRight="\ue014", Control="\ue009", Tab="\ue004")

class WebDriver:
    def open(self, html): self.driver.get("about:blank"); self.driver.execute_script(SETUP, html)
    def run(self, code): return self.driver.execute_async_script(RUN % code)
    def keys(self, *keys, hold=None):
        from selenium.webdriver import ActionChains
        chain = ActionChains(self.driver)
        if hold: chain.key_down(KEYS[hold])
        for k in keys: chain.send_keys(KEYS.get(k, k))
        if hold: chain.key_up(KEYS[hold])
        chain.perform()
    def press(self, selector, button=0, held=150):
        from selenium.webdriver.common.actions.action_builder import ActionBuilder
        from selenium.webdriver.common.actions.pointer_input import PointerInput
        x, y = self.middle(selector)
        b = ActionBuilder(self.driver, mouse=PointerInput("mouse", "mouse"), duration=0)
        b.pointer_action.move_to_location(x, y); b.pointer_action.pointer_down(button); b.pointer_action.pause(held / 1000)
        b.pointer_action.pointer_up(button); b.perform()
    def middle(self, selector):
        return [int(v) for v in self.run(f"const r = document.querySelector({selector!r}).getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]")]
    def close(self): self.driver.quit()
class Chromium(WebDriver):
    name = "Chromium"
    def __init__(self):
        from selenium import webdriver
        o = webdriver.ChromeOptions(); o.binary_location = "/usr/bin/chromium"
        for a in "--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=900,700": o.add_argument(a)
        self.driver = webdriver.Chrome(options=o, service=webdriver.ChromeService("/usr/bin/chromedriver"))
class WebKit(WebDriver):
    name = "WebKit"
    def __init__(self):
        from selenium import webdriver
        o = webdriver.WebKitGTKOptions(); o.binary_location = glob.glob("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")[0]; o.add_argument("--automation")
        self.driver = webdriver.WebKitGTK(options=o, service=webdriver.WebKitGTKService("/usr/bin/WebKitWebDriver"))
class Firefox(WebDriver):
    name = "Firefox"
    def __init__(self):
        from marionette_driver.marionette import Marionette
        s = socket.socket(); s.bind(("127.0.0.1", 0)); port = s.getsockname()[1]; s.close()
        home = tempfile.mkdtemp(dir=os.environ["HOME"])
        with open(home + "/user.js", "w") as f: f.write(f'user_pref("marionette.port", {port});\nuser_pref("app.update.enabled", false);\n')
        self.process = subprocess.Popen(["firefox-esr", "--headless", "--marionette", "--profile", home], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = time.monotonic() + 60
        while True:
            try:
                self.driver = Marionette(host="127.0.0.1", port=port); self.driver.start_session(); break
            except Exception:
                if time.monotonic() > end or self.process.poll() is not None: sys.exit("cannot run: Firefox does not answer")
                time.sleep(0.3)
    def open(self, html): self.driver.navigate("about:blank"); self.driver.execute_script(SETUP, script_args=[html], sandbox=None)
    def run(self, code): return self.driver.execute_async_script(RUN % code, sandbox=None)
    def keys(self, *keys, hold=None):
        a = self.driver.actions.sequence("key", "keyboard")
        if hold: a.key_down(KEYS[hold])
        for k in keys: a.key_down(KEYS.get(k, k)).key_up(KEYS.get(k, k))
        if hold: a.key_up(KEYS[hold])
        a.perform()
    def press(self, selector, button=0, held=150):
        x, y = self.middle(selector)
        self.driver.actions.sequence("pointer", "mouse", {"pointerType": "mouse"}).pointer_move(x, y, duration=0).pointer_down(button).pause(held).pointer_up(button).perform()
    def close(self):
        self.driver.delete_session(); self.process.terminate(); self.process.wait()

failed = []
def expect(engine, what, got, right):
    print(f"{engine.name:9} {what}: {got}")
    if got != right: failed.append(f"{engine.name}, {what}: {got} and not {right}")
def each(*engines):
    for kind in engines:
        engine = kind()
        try: yield engine
        finally: engine.close()
def end():
    if failed: sys.exit("changed: " + "; ".join(failed))
    print("as stated")
PY
export HOME="$work" LC_ALL=C.UTF-8 LIBGL_ALWAYS_SOFTWARE=1

PYTHONPATH="$work" xvfb-run -a "$work/venv/bin/python" - <<'PY'
from engines import *

for engine in each(Chromium, Firefox, WebKit):
    webkit = engine.name == "WebKit"
    for style, right in ("", "x &nbsp;y&nbsp;" if webkit else "x&nbsp; y&nbsp;"), ("white-space: pre-wrap", "x  y "):
        engine.open(f'<div id=e contenteditable style="{style}">x</div>')
        engine.run("e.focus(); getSelection().selectAllChildren(e); getSelection().collapseToEnd()")
        engine.keys(" ", " ", "y", " ")
        expect(engine, style or "normal", engine.run("return e.innerHTML"), right)
        expect(engine, "textContent", engine.run("return e.textContent.includes('\\u00a0')"), not style)
end()
PY
