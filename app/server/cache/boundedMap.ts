/** Estimated memory of an entry besides its body: the key, headers, the objects themselves. */
const entryBytes = 2048;

/** Bytes by key, up to a total size; beyond it the entries set longest ago are evicted first. */
export class BoundedMap<Value extends { body: Uint8Array }> {
  private bytes = 0;
  private readonly values = new Map<string, Value>();

  constructor(
    /** In bytes. */
    private readonly limit: number,
  ) {}

  get(key: string): Value | undefined {
    return this.values.get(key);
  }

  set(key: string, value: Value): void {
    this.delete(key);
    this.values.set(key, value);
    this.bytes += value.body.length + entryBytes;
    for (const oldest of this.values.keys()) {
      if (this.bytes <= this.limit) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const value = this.values.get(key);
    if (!value) return;
    this.values.delete(key);
    this.bytes -= value.body.length + entryBytes;
  }

  all(): Iterable<Value> {
    return this.values.values();
  }

  clear(): void {
    this.values.clear();
    this.bytes = 0;
  }
}
