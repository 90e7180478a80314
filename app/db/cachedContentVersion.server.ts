import { engine } from "./connection.server.ts";

/**
 * A string that changes whenever anything visitors can see changes, and is another for each database. It is
 * never older than the last commit that this process knows of.
 */
export function contentVersion(): string {
  return engine().contentVersion();
}

/**
 * The same at a fraction of the cost, and a moment later where another connection has committed. Sufficient to
 * decide whether a cached answer is still valid, not to label data read alongside it.
 */
export function cachedContentVersion(): string {
  return engine().cachedContentVersion();
}
