import { EventEmitter } from "node:events";

/**
 * Emitted when there may be work of a kind. What stores work tells it here and so does not depend on the workers,
 * which not every process runs.
 */
export const newWork = new EventEmitter<Record<WorkKind, []>>();
export type WorkKind = "mail" | "media";

/** Work that must be done once a day, whether or not anybody visits. */
export interface ScheduledJob {
  name: string;
  /** @param signal aborted at shutdown: leave the rest for the next start */
  run: (signal: AbortSignal) => Promise<void>;
  /** Also run at each start: cheap, and settings may have changed. */
  isRunAtStart?: boolean;
  /** Run at each of the hourly checks. */
  isHourly?: boolean;
  /** Deletes by age what somebody would miss and nobody can bring back. */
  isErasing?: boolean;
  /** About what each process has for itself, such as its disk: where several share a database, each runs it. */
  isOfProcess?: boolean;
}
