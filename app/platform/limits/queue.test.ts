import { expect, test } from "vitest";
import { Queue, QueueFullError } from "./queue.ts";

test("a queue runs as many as it has slots, keeps some waiting and refuses the rest", async () => {
  const queue = new Queue({ slots: 2, waiting: 3 });
  let running = 0;
  let most = 0;
  const task = async () => {
    running++;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running--;
  };
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => queue.run(task)));
  const refused = results.filter((result) => result.status === "rejected");
  expect(most).toBe(2);
  expect(refused).toHaveLength(3);
  for (const result of refused) expect(result.reason).toBeInstanceOf(QueueFullError);
});

test("a task that fails gives its slot back", async () => {
  const queue = new Queue({ slots: 1, waiting: 0 });
  await expect(queue.run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await expect(queue.run(async () => "yes")).resolves.toBe("yes");
});
