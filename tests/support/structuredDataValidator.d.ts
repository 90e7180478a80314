/** The package has no types of its own. */
declare module "@adobe/structured-data-validator" {
  export default class Validator {
    validate(data: {
      jsonld: Record<string, unknown[]>;
      microdata: object;
      rdfa: object;
    }): Promise<{ issueMessage: string; severity: "ERROR" | "WARNING" }[]>;
  }
}
