import type { Requests } from "./types.js";

export const ALL_TESTS: ((requests: Requests) => { result: string; pass: boolean })[];
