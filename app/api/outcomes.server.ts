import type { UpdateResult } from "#app/db/versions.server.ts";
import { Refusal } from "./refusal.server.ts";

/** The answer after an update: `answer`, or the refusal that explains why nothing was updated. */
export function afterUpdate<Answer>(result: UpdateResult, answer: Answer): Answer | Refusal {
  if (result === "missing") return new Refusal(404);
  return result === "stale" ? new Refusal(409) : answer;
}

/** The answer where a record may be missing. */
export function found<Answer>(answer: Answer | undefined): Answer | Refusal {
  return answer ?? new Refusal(404);
}
