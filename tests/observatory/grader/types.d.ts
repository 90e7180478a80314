/** What `scan.ts` uses of the package's `types.js`. */
export class Requests {
  constructor(hostname: string);
  responses: object;
  resources: { path: string | null };
  session: object | null;
}
