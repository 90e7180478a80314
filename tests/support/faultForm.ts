/**
 * Tests that repeat a random fault or script have a short form, part of `npm test`, and a long one on demand
 * (`npm test -- --long`, which sets FAULTS).
 */
export function form<Value>({ short, long }: { short: Value; long: Value }): Value {
  return process.env.FAULTS === "long" ? long : short;
}
