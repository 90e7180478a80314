/** Plain numbers, which `/metrics` tells: pages from memory are counted too, tens of thousands a second. */
export const traffic = {
  responses: { "1xx": 0, "2xx": 0, "3xx": 0, "4xx": 0, "5xx": 0 },
  pageCache: { hit: 0, miss: 0 },
  /** Who wants to know how long each response took that was not in memory. */
  onDuration: undefined as ((seconds: number) => void) | undefined,
};

/** @param status of a response that has ended, or whose client has left */
export function countResponse(status: number): void {
  traffic.responses[classes[Math.floor(status / 100) - 1] ?? "5xx"] += 1;
}

const classes = ["1xx", "2xx", "3xx", "4xx", "5xx"] as const;
