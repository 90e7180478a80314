import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

/** The package's entries name its development build, warnings and all; production takes the other. */
const reactRouterInProduction = Object.entries({
  "react-router": "index.mjs",
  "react-router/dom": "dom-export.mjs",
}).map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(
    new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url),
  ),
}));

/** React's renderer would slow down every promise of the process (see there). */
const withoutAsyncHooks = {
  find: /^async_hooks$/,
  replacement: fileURLToPath(new URL("app/server/noAsyncHooks.ts", import.meta.url)),
};

/** What is compiled for the machine, or finds its own files, stays in node_modules. */
const external = ["better-sqlite3", "sharp", "@node-rs/argon2", "pino"];

/**
 * What stands on every page of the site or on most, and a line of the home page's that would be a file
 * of its own: folders, and beginnings of file names.
 */
const onEveryPage = `
  brand. connection/ paths.
  features/institutional/site/Prose. features/projects/site/ProjectCard. features/search/site/SearchForm.
  features/media/Picture. features/media/picture/ features/media/slots. features/numbers/numberKeys.
  features/partners/site/PartnerLogo. features/partners/site/PartnerMarquee. flash/flash.
  i18n/counted. i18n/fill. i18n/lang. i18n/Localized. i18n/useLang. i18n/useTexts.
  site/Footer site/Header site/LanguageSwitch site/Logo site/MobileMenu site/PendingPage site/Prefetch
  site/ProjectsMenu site/SiteFrame site/SkipLinks site/layout.module site/menu site/use
  ui/BrandPicture. ui/brandPictures. ui/Button. ui/Card. ui/classes. ui/ErrorPage. ui/ExternalLink.
  ui/Heading. ui/Icon. ui/isExternal. ui/PageBanner. ui/PageHead. ui/Section. ui/Spinner.
  ui/Tide ui/tide
`
  .trim()
  .split(/\s+/);

/**
 * Styles that travel with those of every page: the common ones, small ones of several pages, and those of
 * the home page, where most visits begin. Each would be a file that a first paint waits for.
 */
const commonStyles = `
  styles/ features/institutional/site/home/
  features/documents/site/ features/institutional/site/CallToAction features/institutional/site/LegalText
  features/institutional/site/Points features/institutional/site/Ripples features/institutional/site/Split
  features/partners/site/ features/publicFiles/site/ site/OtherProjects ui/CardGrid ui/Marquee
  ui/NavigationProgress. ui/Pagination ui/Toasts.
`
  .trim()
  .split(/\s+/);

/**
 * Two shared scripts instead of dozens of crumbs, which compress worse and cost a request each:
 * the framework, and the pieces that stand on every page.
 */
function sharedChunk(id: string): string | undefined {
  if (/node_modules\/(react|react-dom|react-router|scheduler)\//.test(id)) return "framework";
  const places = id.endsWith(".css") ? [...onEveryPage, ...commonStyles] : onEveryPage;
  return places.some((place) => id.includes(`/app/${place}`)) ? "site" : undefined;
}

/** A build is for production, whatever the shell that builds it says. */
const production = {
  "process.env.NODE_ENV": '"production"',
  "import.meta.env.PROD": "true",
  "import.meta.env.DEV": "false",
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [reactRouter()],
  resolve: { alias: command === "build" ? [...reactRouterInProduction, withoutAsyncHooks] : [] },
  // Node would take React's development build wherever the variable is not set.
  define: command === "build" ? production : {},
  // While developing, the libraries of all screens are found at the start: those that Vite meets later
  // than the page never arrive.
  optimizeDeps: { entries: ["app/**/*.tsx", "!app/**/*.test.tsx"], exclude: external },
  // One file to load instead of a thousand: the process starts in half the time.
  ssr: command === "build" ? { noExternal: true, external } : {},
  build: {
    // The process is the server build's entry, so that commands and pages share one bundle.
    rollupOptions: isSsrBuild
      ? { input: "./app/server/main.ts" }
      : { output: { manualChunks: sharedChunk } },
    // Masks of the first sight: a file each would be one more way there and back before it is whole.
    assetsInlineLimit: (file) => /\/tide-(edge|mark)\.svg$/.test(file),
    // Slower than esbuild, and 4 KB smaller for every visitor.
    minify: isSsrBuild ? false : "terser",
    target: isSsrBuild ? "node20" : "es2022",
    cssTarget: ["chrome100", "safari15.4", "firefox100"],
  },
}));
