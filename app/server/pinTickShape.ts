import { executionAsyncResource } from "node:async_hooks";

/**
 * Keeps one of the objects alive in which Node.js queues `process.nextTick` callbacks. V8 drops the hidden
 * class of objects when it collects garbage while none is alive, as between two requests, and from then on
 * creates them on a slow path: a tenth of all work when answers come from memory. Referenced from the global
 * object, because a bundler would drop an unused variable.
 */
process.nextTick(() => {
  Reflect.set(globalThis, Symbol("heldTick"), executionAsyncResource());
});
