import { executionAsyncResource } from "node:async_hooks";

/**
 * Holds one of the objects in which Node.js queues the calls of `process.nextTick`. V8 forgets the shape
 * of objects when it collects garbage while none is alive, as between two requests, and from then on
 * builds each of these the slow way: a tenth of all work where answers come from memory. Held from the
 * global object, since a bundler leaves out what nobody reads.
 */
process.nextTick(() => {
  Reflect.set(globalThis, Symbol("heldTick"), executionAsyncResource());
});
