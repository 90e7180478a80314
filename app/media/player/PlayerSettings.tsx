import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { Video } from "#app/files/videos.repo.server.ts";
import { localeTags } from "#app/i18n/lang.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./PlayerSettings.module.css";
import { speeds } from "./playerSettings.ts";
import type { Player } from "./usePlayer.ts";

/** Speed, quality and captions behind one button; native selects, which phones show in their own way. */
export function PlayerSettings({ player, video }: { player: Player; video: Video }) {
  const texts = useTexts("player");
  const lang = useLang();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const settings = useRef<HTMLDivElement>(null);

  // In Safari a press on a button does not move the focus, so presses outside must be handled, too.
  useEffect(() => {
    if (!isOpen) return;
    const press = ({ target }: PointerEvent) => {
      if (!settings.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for Escape and for focus leaving
    <div
      ref={settings}
      className={styles.settings}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={texts.settings}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="settings" />
      </button>
      <div id={panel} className={styles.panel} hidden={!isOpen}>
        <Choice
          label={texts.speed}
          value={player.speed}
          options={speeds.map((speed) => ({
            value: speed,
            text: speed === 1 ? texts.speedNormal : `${speed.toLocaleString(localeTags[lang])}×`,
          }))}
          onChoose={(value) => player.setSpeed(Number(value))}
        />
        <Choice
          label={texts.quality}
          value={player.quality ?? ""}
          options={video.sources.map(({ height }) => ({ value: height, text: `${height}p` }))}
          onChoose={(value) => player.setQuality(Number(value))}
        />
        {video.captions.length > 0 && (
          <Choice
            label={texts.captions}
            value={player.captions ?? ""}
            options={[
              { value: "", text: texts.captionsNone },
              ...video.captions.map(({ lang }) => ({
                value: lang,
                text: texts.captionTracks[lang],
              })),
            ]}
            onChoose={(value) => player.setCaptions(value || null)}
          />
        )}
      </div>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string | number;
  options: readonly { value: string | number; text: string }[];
  onChoose: (value: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      {label}
      <select value={value} onChange={(event) => onChoose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  );
}
