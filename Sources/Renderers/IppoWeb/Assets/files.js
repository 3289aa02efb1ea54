// Brings the files a person chooses to the server, piece by piece: what a lost connection leaves undone goes on where it was.
// The extras load this for a page that asks for files.
export default ({ all }) => {
  const piece = 4 * 1024 * 1024;
  const bound = new WeakSet();

  const address = (...path) => new URL(["_ippo/files", ...path].join("/"), document.baseURI);
  const pause = (time) => new Promise((done) => setTimeout(done, time));

  // An answer that says no is one, and is not asked for again.
  class Refusal extends Error {}

  const ask = async (url, options, isWanted) => {
    for (let tries = 0; ; tries++) {
      if (!isWanted()) throw new DOMException("", "AbortError");
      try {
        const answer = await fetch(url, { ...options, redirect: "error", signal: AbortSignal.timeout(120000) });
        if (answer.status < 500 || answer.status === 507) return answer;
      } catch (error) {
        if (error instanceof Refusal) throw error;
      }
      await pause(Math.min(8000, 250 * 2 ** tries) * (0.5 + Math.random()));
    }
  };

  const checked = async (answer) => {
    if (!answer.ok) throw new Refusal((await answer.text()).trim());
    return answer;
  };

  // Where a file goes on: the server says how much of it has come.
  const offset = (answer) => +answer.headers.get("upload-offset");

  const bring = async (input, files, show) => {
    const ticket = input.dataset.files;
    const isWanted = () => input.isConnected && input.dataset.files === ticket;
    const sum = files.reduce((sum, file) => sum + file.size, 0) || 1;
    const list = JSON.stringify(files.map(({ name, size, type }) => [name, size, type]));
    await checked(await ask(address(ticket), { method: "POST", body: list }, isWanted));
    let before = 0;
    for (const [index, file] of files.entries()) {
      const url = address(ticket, index);
      for (let at = 0; at < file.size; ) {
        const body = file.slice(at, at + piece);
        const answer = await ask(url, { method: "PATCH", headers: { "upload-offset": at }, body }, isWanted);
        // The server has more, or less, than was thought: a piece before it was cut short.
        if (answer.status !== 409) await checked(answer);
        at = offset(answer);
        show((before + at) / sum, file.name);
      }
      before += file.size;
    }
  };

  const bind = (input) => {
    const [bar, note] = ["progress", "[role=status]"].map((part) => input.parentElement.querySelector(part));
    const end = (text) => { bar.hidden = true; input.disabled = false; note.textContent = text; };
    const take = async () => {
      const files = [...input.files];
      if (!files.length) return;
      input.disabled = true;
      bar.hidden = false;
      bar.value = 0;
      try {
        await bring(input, files, (share, name) => { bar.value = share; note.textContent = name; });
        end("");
      } catch (error) {
        input.value = "";
        end(error instanceof Refusal ? error.message : "");
      }
    };
    input.addEventListener("change", take);
    // Chosen before this was there.
    take();
    // A choice that is given up is undone.
    input.addEventListener("cancel", () => { note.textContent = ""; });
  };

  return () => {
    for (const input of all("input[data-files]")) if (!bound.has(input)) { bound.add(input); bind(input); }
  };
};
