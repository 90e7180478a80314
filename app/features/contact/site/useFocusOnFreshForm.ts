import { useEffect, useRef } from "react";

/**
 * Once a message is sent its form makes room for a fresh one, and the focus would be lost with the
 * button: it goes to the form's title, unless the visitor has put it elsewhere in the meantime.
 *
 * @param form the form's key, another one for each fresh form
 * @returns for the title, which takes `tabIndex={-1}`
 */
export function useFocusOnFreshForm(form: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(form);
  useEffect(() => {
    if (shown.current === form) return;
    shown.current = form;
    const focused = document.activeElement;
    // The scrolling is `ScrollRestoration`'s.
    if (!focused || focused === document.body) title.current?.focus({ preventScroll: true });
  }, [form]);
  return title;
}
