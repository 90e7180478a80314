import type { MouseEvent } from "react";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { reveal } from "#app/ui/reveal.ts";
import { useOpenPoints } from "./openPoints.tsx";
import styles from "./ReadyCount.module.css";
import { readyPanelId } from "./ReadyPanel.tsx";

/** Beside "Publicar": how much is open, leading to what it is. It holds nothing back. */
export function ReadyCount() {
  const count = useOpenPoints().length;
  const texts = useTexts("adminReady");
  const text = count > 0 ? fill(texts.short, { count }) : texts.shortNothing;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    reveal(document.getElementById(readyPanelId));
  };
  return (
    <a href={`#${readyPanelId}`} onClick={open} className={styles.count}>
      <Icon name={count > 0 ? "info" : "check"} />
      {text}
    </a>
  );
}
