import type { Chore } from "#app/server/chores.ts";
import { log } from "#app/server/log.ts";
import { sweep } from "./sweep.server.ts";

/** The daily chore that removes files to which nothing refers any more. */
export const mediaSweep: Chore = {
  name: "mediaSweep",
  isErasing: true,
  run: async () => {
    const removed = await sweep();
    if (removed.unreferenced + removed.strays > 0) log.info(removed, "files swept");
  },
};
