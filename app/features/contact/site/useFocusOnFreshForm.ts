import { useEffect, useRef } from "react";

/**
 * After a message is sent its form is replaced by a fresh one, and the focus would be lost with the button:
 * it moves to the form's title, unless the visitor has focused something else meanwhile. In any case the title
 * is scrolled into view, with the notice below it.
 *
 * @param form the form's key, a new one for each fresh form
 * @returns ref for the title, which takes `tabIndex={-1}`
 */
export function useFocusOnFreshForm(form: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(form);
  useEffect(() => {
    if (shown.current === form) return;
    shown.current = form;
    const focused = document.activeElement;
    if (!focused || focused === document.body) title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView();
  }, [form]);
  return title;
}
