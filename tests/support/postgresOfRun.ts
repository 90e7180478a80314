import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the run's server, without a database; "" where the run is on SQLite. */
    postgres: string;
  }
}

/** The server of a run on PostgreSQL (`npm test -- --engine postgres`). */
export default function setup(project: TestProject): (() => void) | undefined {
  if (process.env.TEST_ENGINE !== "postgres") {
    project.provide("postgres", "");
    return undefined;
  }
  const server = startPostgres();
  project.provide("postgres", server.url(""));
  return server.stop;
}
