// Brings the files of one choice to the server, piece by piece: what a lost connection leaves undone goes on where it was.
import { ask } from "../shared/ask.js";
import { data } from "../shared/dom.js";
import { address, checked } from "./requests.js";

const piece = 4 * 1024 * 1024;

// Where a file goes on: the server says how much of it has come.
const offset = (answer) => +answer.headers.get("upload-offset");

export const bring = async (input, files, show) => {
  const ticket = data(input).files;
  const isWanted = () => input.isConnected && data(input).files === ticket;
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
