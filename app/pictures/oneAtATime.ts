/**
 * A queue that runs one task at a time, first come first served.
 *
 * @example const lane = oneAtATime(); await lane(() => encode(picture));
 */
export function oneAtATime(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
