/**
 * Stands for Node's `async_hooks` in the bundle, of which React's renderer alone asks for it: to find
 * its request in what runs after an `await`, which nothing on our pages does. Once the real one has
 * been entered, every promise of the process is slower for good.
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
