import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";

/**
 * How many forms of this page the server has accepted so far. As a form's `key` it gives the visitor
 * a fresh one after each success, while a refused or failed one keeps what was typed.
 *
 * @param answer the page's action data: there only while an attempt has not succeeded
 */
export function useAccepted(answer: unknown): number {
  const { state, formMethod } = useNavigation();
  const [accepted, setAccepted] = useState(0);
  const isSent = useRef(false);

  useEffect(() => {
    if (state === "submitting" && formMethod !== "GET") isSent.current = true;
    if (state !== "idle" || !isSent.current) return;
    isSent.current = false;
    if (answer === undefined) setAccepted((count) => count + 1);
  }, [state, formMethod, answer]);

  return accepted;
}
