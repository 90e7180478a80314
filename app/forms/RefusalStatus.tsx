import { useEffect, useRef, useState } from "react";

/** Said at once it would be cut short by what the moving focus says; by then forms know what is wrong, too. */
const AFTER_FOCUS_MS = 150;

/**
 * Says aloud that a form was not sent, and where to look. Moving the focus into the wrong field says it too,
 * but not where the focus stands in it already.
 *
 * @param attempt changes with each sending and each answer
 * @param message nothing when nothing was wrong
 */
export function RefusalStatus({
  attempt,
  message,
}: {
  attempt: unknown;
  message: string | false | undefined;
}) {
  const latest = useRef(message);
  latest.current = message;
  const [said, setSaid] = useState({ text: "", count: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: said again at each attempt, not at each key
  useEffect(() => {
    const timer = setTimeout(
      () => setSaid(({ count }) => ({ text: latest.current || "", count: count + 1 })),
      AFTER_FOCUS_MS,
    );
    return () => clearTimeout(timer);
  }, [attempt]);
  return (
    <p role="status" className="visually-hidden">
      <span key={said.count}>{said.text}</span>
    </p>
  );
}
