import { useEffect, useEffectEvent, useState } from "react";

/**
 * Announced at once, the message would be cut off by the announcement of the new focus; after the delay the
 * form's errors are known, too.
 */
const afterFocusMs = 150;

/**
 * Announces to screen readers that a form was not sent, and where to look. Moving the focus to the invalid
 * field announces it too, but not if that field already has the focus.
 *
 * @param attempt changes with each submission and each answer
 * @param message empty when nothing was wrong
 */
export function RefusalStatus({
  attempt,
  message,
}: {
  attempt: unknown;
  message: string | false | undefined;
}) {
  const [said, setSaid] = useState({ text: "", count: 0 });
  const say = useEffectEvent(() =>
    setSaid(({ count }) => ({ text: message || "", count: count + 1 })),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced once per attempt, not per keystroke
  useEffect(() => {
    const timer = setTimeout(() => say(), afterFocusMs);
    return () => clearTimeout(timer);
  }, [attempt]);
  // Once it no longer holds, or the language was switched, whoever reads on would still find it here.
  if (said.text && said.text !== message) setSaid({ ...said, text: "" });
  return (
    <p role="status" className="visually-hidden">
      <span key={said.count}>{said.text}</span>
    </p>
  );
}
