import { fill } from "#app/i18n/fill.ts";

/**
 * What is wrong with a film that was accepted, which only reading or decoding it has shown: staff are told, and
 * visitors see what there is.
 *
 * - `unreadable`: ffmpeg finds no film in it.
 * - `cut`: it ends before the time that it names.
 * - `damaged`: some of its pictures cannot be decoded.
 * - `hdr`: this machine's ffmpeg cannot convert its colours.
 */
type FilmFaultKind = "unreadable" | "cut" | "damaged" | "hdr";

export interface FilmFault {
  kind: FilmFaultKind;
  /** Where a cut film ends, in seconds. */
  endsAt?: number;
}

const kinds: readonly FilmFaultKind[] = ["unreadable", "cut", "damaged", "hdr"];
const prefix = "film:";

/** Ends a film's job: trying again would find the same. Its message is what {@link readFault} reads. */
export class FilmFaultError extends Error {
  constructor(fault: FilmFault, options?: ErrorOptions) {
    const at = fault.endsAt === undefined ? "" : `:${fault.endsAt.toFixed(1)}`;
    super(`${prefix}${fault.kind}${at}`, options);
  }
}

/** The fault in a job's stored error; undefined for another error. */
export function readFault(error: string): FilmFault | undefined {
  if (!error.startsWith(prefix)) return undefined;
  const [name, at] = error.slice(prefix.length).split(":", 2);
  const kind = kinds.find((each) => each === name);
  return kind && { kind, ...(at !== undefined && { endsAt: Number(at) }) };
}

/** The faults that no other version of ffmpeg would mend, as the start of a job's stored error. */
export const lastingFaults = [`${prefix}cut`, `${prefix}damaged`];

/** The texts for each fault; `{{time}}` is where a film ends. */
export type FaultTexts = Readonly<Record<FilmFaultKind, string>>;

/** A fault in the reader's words. */
export function describeFault({ kind, endsAt = 0 }: FilmFault, texts: FaultTexts): string {
  const seconds = Math.floor(endsAt);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return fill(texts[kind], { time });
}
