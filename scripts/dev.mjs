/** `npm run dev`: the same pipeline as in production, with Vite's middleware in place of built assets. */
import { ensureInstalled } from "./setup.mjs";

ensureInstalled();
process.env.NODE_ENV ??= "development";
process.env.DEMO_CONTENT ||= "true";

const { createServer, runnerImport } = await import("vite");
// Checks the settings before Vite starts: if the process ends while Vite scans the dependencies, an error of
// the bundler follows the message.
const { module: beforehand } = await runnerImport("./app/server/runExplainingErrors.ts");
await beforehand.runExplainingErrors(async () => {});

const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
const { runExplainingErrors } = await vite.ssrLoadModule("/app/server/runExplainingErrors.ts");

await runExplainingErrors(async () => {
  const { serve } = await vite.ssrLoadModule("/app/server/serve.ts");
  await serve({
    mode: "development",
    loadBuild: () => vite.ssrLoadModule("virtual:react-router/server-build"),
    files: ({ req, res }) =>
      new Promise((resolve) => {
        // Vite's own answers are not pages; the policy would break them.
        res.removeHeader("Content-Security-Policy");
        res.once("close", () => resolve(true));
        vite.middlewares(req, res, () => resolve(false));
      }),
  });
});
