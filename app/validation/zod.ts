import { z } from "zod";

// In the browser zod would test whether `eval` is allowed, which the CSP would report as a violation.
if (!import.meta.env.SSR) z.config({ jitless: true });

export { z };
