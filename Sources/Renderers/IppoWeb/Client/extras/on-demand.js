// Parts of the client that only few pages need are files of their own, loaded when something on the page asks for them.
import { one } from "../shared/dom.js";
import { load } from "../shared/load.js";
import { state, tell, write } from "./client.js";
import { also } from "./elements.js";

// Runs what a file brings, where the page has what it is for: a mark, and the attribute of the body with the file's address.
export const onDemand = (mark, name = mark) => {
  let file;
  return () => {
    if (!one(also(mark))) return;
    file ??= load(name).then((module) => module.default({ tell, state, write }));
    file.then((run) => run());
  };
};
