import { type RefObject, useLayoutEffect, useRef } from "react";

/** A ref to the value of the last committed render, for callbacks that outlive theirs: queues, listeners. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
