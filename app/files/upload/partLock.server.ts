import type { Lock } from "@tus/server";

const held = new Map<string, () => unknown>();

/** Whether a request writes, stores or removes a part just now. */
export function isHeld(id: string): boolean {
  return held.has(id);
}

/**
 * One request at a time writes, stores or removes a part. Whoever comes meanwhile is told to try again, and a writing
 * connection is asked to end soon: it may be one that has died unnoticed.
 */
export class PartLock implements Lock {
  constructor(private readonly id: string) {}

  async lock(_signal?: AbortSignal, askToEnd: () => unknown = () => undefined): Promise<void> {
    const holder = held.get(this.id);
    if (holder) {
      await holder();
      throw inUse;
    }
    held.set(this.id, askToEnd);
  }

  async unlock(): Promise<void> {
    held.delete(this.id);
  }
}

const inUse = { status_code: 423, body: "" };
