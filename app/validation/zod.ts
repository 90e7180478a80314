import { z } from "zod";

// In the browser it would try whether code may be made of texts, and our policy would note a violation.
if (!import.meta.env.SSR) z.config({ jitless: true });

export { z };
