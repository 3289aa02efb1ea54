#!/usr/bin/env bash
# In WebKit inert text is in the accessible name of the button that it stands in; Chromium and Firefox leave it out.
#
# Believed: what is inert is not there for readers: it does not count in the name of the element around it, as hidden
#   text does not.
# Seen: a button with "in" as an inert span and "out" is named "inout" in WebKit and "out" in Chromium and Firefox; so
#   is an element with role=button. Text with hidden, hidden=until-found, content-visibility: hidden and visibility:
#   hidden is in no name. innerText has the inert text in all.
# Versions: Chromium 156.0.8078.108, Firefox ESR 153.8.0, WebKitGTK 2.50.6 (Debian 12)
# How: Get Computed Label of WebDriver (Marionette in Firefox), and innerText. MDN says that inert takes an element and
#   its content out of the accessible tree.
# Why it matters: a count or a hint that is made inert while it is out of date is still read with the button in WebKit;
#   a test by name passes in two engines. Add aria-hidden to what is inert.
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

RUN = "const done = arguments[arguments.length - 1]; (async () => {%s})().then(done, x => done('error: ' + x));"

class WebDriver:
    def go(self, address): self.driver.get(address)
    def back(self): self.driver.back()
    def run(self, code): return self.driver.execute_async_script(RUN % code)
    def close(self): self.driver.quit()
class Chromium(WebDriver):
    name = "Chromium"
    def __init__(self):
        from selenium import webdriver
        o = webdriver.ChromeOptions()
        o.binary_location = "/usr/bin/chromium"
        for a in "--headless=new", "--no-sandbox", "--disable-gpu": o.add_argument(a)
        self.driver = webdriver.Chrome(options=o, service=webdriver.ChromeService("/usr/bin/chromedriver"))
class WebKit(WebDriver):
    name = "WebKit"
    def __init__(self):
        from selenium import webdriver
        o = webdriver.WebKitGTKOptions()
        o.binary_location = glob.glob("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")[0]
        o.add_argument("--automation")
        self.driver = webdriver.WebKitGTK(options=o, service=webdriver.WebKitGTKService("/usr/bin/WebKitWebDriver"))
class Firefox(WebDriver):
    name = "Firefox"
    def __init__(self):
        from marionette_driver.marionette import Marionette
        s = socket.socket(); s.bind(("127.0.0.1", 0)); port = s.getsockname()[1]; s.close()
        home = tempfile.mkdtemp(dir=os.environ["HOME"])
        with open(home + "/user.js", "w") as f:
            f.write(f'user_pref("marionette.port", {port});\nuser_pref("app.update.enabled", false);\n')
        self.process = subprocess.Popen(["firefox-esr", "--headless", "--marionette", "--profile", home],
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = time.monotonic() + 60
        while True:
            try:
                self.driver = Marionette(host="127.0.0.1", port=port); self.driver.start_session(); break
            except Exception:
                if time.monotonic() > end or self.process.poll() is not None: sys.exit("cannot run: Firefox does not answer")
                time.sleep(0.3)
    def go(self, address): self.driver.navigate(address)
    def back(self): self.driver.go_back()
    def run(self, code): return self.driver.execute_async_script(RUN % code, sandbox=None)
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

PAGE = """<!doctype html><meta charset=utf-8><title>page</title>
<button id=a><span inert>in</span>out</button><div role=button id=b><div inert>in</div>out</div>
<button id=c><span inert aria-hidden=true>in</span>out</button><button id=d><div hidden>in</div>out</button>
<button id=e><div hidden=until-found>in</div>out</button><button id=f><div style="content-visibility: hidden">in</div>out</button>
<button id=g><div style="visibility: hidden">in</div>out</button>"""
def name(engine, id):
    if engine.name == "Firefox":
        from marionette_driver.by import By
        element = engine.driver.find_element(By.ID, id)
        return engine.driver._send_message("WebDriver:GetComputedLabel", {"id": element.id}, key="value")
    from selenium.webdriver.common.by import By
    return engine.driver.find_element(By.ID, id).accessible_name

with open(os.environ["HOME"] + "/page.html", "w") as f: f.write(PAGE)
for engine in each(Chromium, Firefox, WebKit):
    engine.go("file://" + os.environ["HOME"] + "/page.html")
    read = engine.name == "WebKit"
    expect(engine, "inert span", name(engine, "a"), "inout" if read else "out")
    expect(engine, "inert block", " ".join(name(engine, "b").split()), ("in out" if read else "out"))
    expect(engine, "inert and aria-hidden", name(engine, "c"), "out")
    for id, what in zip("defg", ("hidden", "until-found", "content-visibility", "visibility")):
        expect(engine, what, name(engine, id), "out")
    expect(engine, "innerText", engine.run("return a.innerText"), "inout")
end()
PY
