/**
 * The minimum version of each package without published vulnerabilities, with the advisory. To be reviewed
 * each month and whenever an advisory appears; an offline version of `npm audit`. Last reviewed: 2026-11-21.
 */
export const minimums: Record<string, { least: string; because: string }> = {
  "react-router": {
    least: "7.18.2",
    because: "GHSA-qwww-vcr4-c8h2, CVE-2026-42342, CVE-2026-42211",
  },
  "@react-router/node": { least: "7.18.2", because: "CVE-2025-61686 and the ones above" },
  kysely: { least: "0.28.17", because: "CVE-2026-44635, CVE-2026-33468, CVE-2026-32763" },
  sharp: { least: "0.35.4", because: "CVE-2026-84383 (libheif), CVE-2026-35590 and -35591" },
  nodemailer: { least: "9.1.1", because: "GHSA-c7w3-x93f-qmm8 and the fixes after it" },
  "better-sqlite3": { least: "12.11.1", because: "brings a SQLite without the WAL-reset bug" },
  tar: { least: "7.5.11", because: "CVE-2026-31802, CVE-2026-29786, CVE-2026-26960" },
  cookie: { least: "0.7.0", because: "CVE-2024-47764" },
  vite: { least: "7.1.11", because: "CVE-2025-62522, CVE-2025-58751, CVE-2025-58752" },
};

/** End-of-life packages with an open advisory: no dependency may bring one back. */
export const forbidden = {
  "@remix-run/server-runtime": "end of life, pins a turbo-stream with CVE-2026-34077",
  multer: "CVE-2025-47935, CVE-2025-48997; uploads are read by @fastify/busboy",
};

/** Older versions of SQLite lose data when a write-ahead log is reset with two connections. */
export const minSqliteVersion = "3.51.3";
