import { type ComponentProps, useState } from "react";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Button } from "./Button.tsx";
import { useHydrated } from "./useHydrated.ts";

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, "look" | "className"> {
  text: string;
  label: string;
}

/** Copies a text that stands beside it; nothing without JavaScript, where it is selected by hand. */
export function CopyButton({ text, label, look = "outline", className }: CopyButtonProps) {
  const { copied } = useTexts("adminCommon");
  const isHydrated = useHydrated();
  const [last, setLast] = useState("");
  if (!isHydrated) return null;
  return (
    <Button
      look={look}
      className={className}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setLast(text))}
    >
      {last === text ? copied : label}
    </Button>
  );
}
