import type { ComponentProps } from "react";
import { completeLink } from "./completeLink.ts";

/** The control of a URL field: completes a bare domain when it is left, or submitted with Enter. */
export function LinkInput(props: ComponentProps<"input">) {
  return (
    <input
      type="text"
      inputMode="url"
      {...props}
      onBlur={({ currentTarget }) => complete(currentTarget)}
      onKeyDown={({ key, currentTarget }) => key === "Enter" && complete(currentTarget)}
    />
  );
}

function complete(input: HTMLInputElement) {
  const link = completeLink(input.value);
  if (link !== input.value) input.value = link;
}
