import { writeFileSync } from "node:fs";
import { setPriority } from "node:os";

/**
 * Lowers the priority of a process beside the site: it gets the CPU time that the site leaves over, and when
 * memory is short the system kills it rather than the site.
 *
 * @param niceness 0 (as the site) to 19
 */
export function yieldToSite(pid: number, niceness: number): void {
  const ways = [
    () => setPriority(pid, niceness),
    () => writeFileSync(`/proc/${pid}/oom_score_adj`, "1000"),
  ];
  for (const way of ways) {
    try {
      way();
    } catch {
      // It has ended already, or this system has no such thing.
    }
  }
}
