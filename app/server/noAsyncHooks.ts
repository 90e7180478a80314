/**
 * Replaces Node's `async_hooks` in the bundle. Only React's renderer imports it, to find its request again
 * after an `await` while rendering, which no page here needs. Once the real one has been used, every promise
 * of the process becomes slower for good.
 */
export class AsyncLocalStorage {
  getStore(): undefined {
    return undefined;
  }

  run<Given extends unknown[], Result>(
    _store: unknown,
    task: (...given: Given) => Result,
    ...given: Given
  ): Result {
    return task(...given);
  }
}
