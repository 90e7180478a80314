/** A client file as the text of an inline script (`scripts/inlineScripts.ts`). */
declare module "*?script" {
  const text: string;
  export default text;
}

/** The program as React Router builds it. */
declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";

  const build: ServerBuild;
  export = build;
}
