import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { inlineScripts } from "./scripts/inlineScripts.ts";
import { missingModules } from "./scripts/missingModules.ts";
import { reactModules } from "./scripts/reactModules.ts";

/** The package's entries select its development build, with warnings; production uses the other one. */
const reactRouterInProduction = Object.entries({
  "react-router": "index.js",
  "react-router/dom": "dom-export.js",
}).map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(
    new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url),
  ),
}));

/** Without this React's renderer would slow down every promise of the process (see `noAsyncHooks.ts`). */
const withoutAsyncHooks = {
  find: /^async_hooks$/,
  replacement: fileURLToPath(new URL("app/server/noAsyncHooks.ts", import.meta.url)),
};

/**
 * Native modules, and packages that locate their own files, stay in node_modules; so does busboy, whose
 * decoder of unknown charsets uses `this` of its CommonJS module: bundled it throws from an event, and any
 * visitor's form could end the process.
 */
const external = ["better-sqlite3", "sharp", "@node-rs/argon2", "pino", "@fastify/busboy"];

/**
 * Modules used on every page of the site or on most, and a small one of the home page's (`numberKeys`) that
 * would otherwise be a file of its own: folders, and prefixes of file names.
 */
const onEveryPage = `
  brand. connection/ sitePaths. features/institutional/site/home/TideSteps.
  features/projects/site/ProjectCard. features/search/site/SearchForm.
  media/Picture. media/focal media/pictureSources. media/useMedia. media/slots. files/picture/crops. features/numbers/numberKeys.
  features/partners/site/PartnerLogo. features/partners/site/PartnerMarquee. flash/flash.
  i18n/fill. i18n/lang. i18n/Localized. i18n/useLang. i18n/useTexts.
  site/Footer site/Header site/LanguageSwitch site/MobileMenu site/PendingPage site/Prefetch
  site/ProjectsMenu site/SiteLayout site/SkipLinks site/layout.module site/menu site/use
  ui/BrandPicture. ui/brandPictures. ui/Button. ui/Card. ui/classes. ui/ErrorPage. ui/ExternalLink.
  ui/Figure. ui/Heading. ui/Icon. ui/Logo. ui/reveal.
  ui/Section. ui/Loading. ui/Tide ui/tide ui/ToastUndo. ui/withoutConnection. searchUrl.
  text/blank. text/characters.
`
  .trim()
  .split(/\s+/);

/**
 * Style sheets bundled with those of every page: the common ones, and those of the home page. Separately, each
 * would be a render-blocking file.
 */
const commonStyles = `
  styles/ features/institutional/site/home/ features/partners/site/ site/OtherProjects ui/CardGrid ui/Marquee
  ui/NavigationProgress. ui/Pagination ui/Toasts. ui/ToastUndo.
`
  .trim()
  .split(/\s+/);

/** Modules and small style sheets of the site's other pages: most visits begin at the home page, without them. */
const onInnerPages = `
  features/institutional/site/CallToAction. features/institutional/site/LegalText.
  features/institutional/site/Points. features/institutional/site/Prose. features/institutional/site/Split.
  ui/PageBanner. ui/PageHead.
`
  .trim()
  .split(/\s+/);
const innerStyles = `
  features/documents/site/ features/institutional/site/Ripples features/projects/site/BeforeAfter
  features/publicFiles/site/
`
  .trim()
  .split(/\s+/);

/**
 * Three shared chunks instead of dozens of tiny ones, which compress worse and cost a request each: the
 * framework, with Vite's own function for loading chunks, the modules used on every page, and those of the
 * pages that are not the home page.
 */
function sharedChunk(id: string): (typeof chunkNames)[number] | undefined {
  if (/node_modules\/(react|react-dom|react-router|scheduler)\//.test(id)) return "framework";
  if (id.includes("vite/preload-helper")) return "framework";
  const isIn = (places: string[], styles: string[]) =>
    [...places, ...(id.endsWith(".css") ? styles : [])].some((place) =>
      id.includes(`/app/${place}`),
    );
  if (isIn(onEveryPage, commonStyles)) return "site";
  return isIn(onInnerPages, innerStyles) ? "inner" : undefined;
}

/** A module that several of them need belongs to the first. */
const chunkNames = ["framework", "site", "inner"] as const;
const sharedChunks = chunkNames.map((name, index) => ({
  name,
  test: (id: string) => sharedChunk(id) === name,
  priority: chunkNames.length - index,
}));

/**
 * What a chunk that leaves modules to others asks for (`staffChunk`); React Router's plugin would set it otherwise. Nobody
 * lists a route's exports.
 */
const entriesMayExportMore: Plugin = {
  name: "entries-may-export-more",
  applyToEnvironment: ({ name }) => name === "client",
  options: {
    order: "post",
    handler: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
  },
};

/** What the bundler tells of the module graph. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[]; isEntry: boolean } | null;
}

/**
 * One chunk, with its style sheet, for what several screens of the back office share and no page of the site: otherwise
 * the first screen asks for a hundred files.
 */
const staffChunk = {
  name: (id: string, graph: ModuleGraph) => {
    if (!id.includes("/app/")) return undefined;
    const screens = entriesThatImport(id, graph);
    return screens.size > 2 && [...screens].every(isStaffs) ? "staff" : undefined;
  },
  // Else it takes in what they import, of which the site's pages need some. No chunk depends on another in a circle:
  // what such a module imports is imported by as many screens.
  includeDependenciesRecursively: false,
};
const isStaffs = (id: string) => id.includes("/admin/");

/** The routes, and other entries of the program, that import a module, directly or not; none for an entry itself. */
function entriesThatImport(id: string, graph: ModuleGraph): Set<string> {
  const entries = new Set<string>();
  const seen = new Set([id]);
  for (const each of seen) {
    const info = graph.getModuleInfo(each);
    if (each === id && info?.isEntry) break;
    if (info?.isEntry) entries.add(each);
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  return entries;
}

/** How long each plugin took is nothing that who builds the site could act on. */
const checks = { pluginTimings: false };

/** A build is always for production, whatever NODE_ENV is in the shell. */
const production = {
  "process.env.NODE_ENV": '"production"',
  "import.meta.env.PROD": "true",
  "import.meta.env.DEV": "false",
};

export default defineConfig(({ command }) => ({
  plugins: [inlineScripts(), missingModules(), reactModules(), reactRouter(), entriesMayExportMore],
  resolve: { alias: command === "build" ? [...reactRouterInProduction, withoutAsyncHooks] : [] },
  // Otherwise Node would load React's development build wherever NODE_ENV is not set.
  define: command === "build" ? production : {},
  // A page names some 500 classes.
  css: { modules: { generateScopedName: "[local]_[hash:base64:4]" } },
  // In development, all dependencies are pre-bundled at the start: those that Vite discovers after the page
  // has loaded never arrive.
  optimizeDeps: { entries: ["app/**/*.tsx", "!app/**/*.test.tsx"], exclude: external },
  // One file instead of a thousand: halves the start-up time.
  ssr: command === "build" ? { noExternal: true, external } : {},
  build: {
    assetsInlineLimit: 0,
    cssTarget: ["chrome100", "safari15.4", "firefox100"],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          checks,
          output: { codeSplitting: { groups: [...sharedChunks, staffChunk] } },
        },
        target: "es2022",
      },
    },
    ssr: {
      build: {
        // The process is the server build's entry, so that commands and pages share one bundle.
        rolldownOptions: { checks, input: "./app/server/main.ts" },
        minify: false,
        target: "node22",
      },
    },
  },
}));
