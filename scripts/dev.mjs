/** `npm run dev`: the same steps as in production, with Vite's middleware in place of built assets. */
import { ensureInstalled } from "./setup.mjs";

ensureInstalled();
process.env.NODE_ENV ??= "development";
process.env.DEMO_CONTENT ||= "true";

const { createServer, runnerImport } = await import("vite");
// Wrong settings end it before there is a server to end: esbuild, left in the middle of looking through the
// dependencies, would print a page of its own under their line.
const { module: beforehand } = await runnerImport("./app/server/explained.ts");
await beforehand.explained(async () => {});

const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
const { explained } = await vite.ssrLoadModule("/app/server/explained.ts");

await explained(async () => {
  const { serve } = await vite.ssrLoadModule("/app/server/serve.ts");
  await serve({
    mode: "development",
    loadBuild: () => vite.ssrLoadModule("virtual:react-router/server-build"),
    files: ({ req, res }) =>
      new Promise((resolve) => {
        // What Vite answers itself is no page: its policy is Vite's affair.
        res.removeHeader("Content-Security-Policy");
        res.once("close", () => resolve(true));
        vite.middlewares(req, res, () => resolve(false));
      }),
  });
});
