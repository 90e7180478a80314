import { useState } from "react";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Button } from "./Button.tsx";
import { useHydrated } from "./useHydrated.ts";

/** Copies a text that stands beside it; nothing without JavaScript, where it is selected by hand. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { copied } = useTexts("adminCommon");
  const isHydrated = useHydrated();
  const [last, setLast] = useState("");
  if (!isHydrated) return null;
  return (
    <Button
      look="outline"
      onClick={() => void navigator.clipboard.writeText(text).then(() => setLast(text))}
    >
      {last === text ? copied : label}
    </Button>
  );
}
