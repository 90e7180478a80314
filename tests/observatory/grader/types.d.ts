/** The parts of the package's `types.js` that `scan.ts` uses. */
export class Requests {
  constructor(hostname: string);
  responses: object;
  resources: { path: string | null };
  session: object | null;
}
