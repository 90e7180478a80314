import { useState } from "react";
import { brand } from "#app/brand.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { Container, Section } from "#app/ui/Section.tsx";
import { mapEmbedUrl } from "./mapEmbedUrl.ts";
import styles from "./OfficeMap.module.css";

/**
 * The agency's location: a static drawing, covered by the interactive map on request, so that nothing is
 * loaded from a third party before. Without JavaScript a link leads to the map.
 */
export function OfficeMap() {
  const { map } = useTexts("contact");
  const [state, setState] = useState<"notice" | "loading" | "loaded">("notice");
  const isAsked = state !== "notice";
  return (
    <Section tone="sand" labelledBy="map" bare className={styles.section}>
      <div className={styles.map}>
        <img
          src="/map.svg"
          alt={isAsked ? "" : map.picture}
          width="1200"
          height="800"
          loading="lazy"
        />
        {isAsked && (
          <iframe
            ref={takeFocus}
            title={map.frame}
            src={mapEmbedUrl(brand.map)}
            // Also fired by a map that could not be loaded, which nobody can tell apart.
            onLoad={() => setState("loaded")}
          />
        )}
      </div>
      <Container className={styles.place}>
        <div className={styles.card} data-tone="light">
          <h2 id="map">{map.title}</h2>
          <p role="status">{map[state]}</p>
          {!isAsked && (
            <div className={styles.load} data-replay>
              <Button icon="map-pin" onClick={() => setState("loading")}>
                {map.load}
              </Button>
            </div>
          )}
          <ButtonLink to={brand.map.url} look="quiet" icon="arrow-out">
            {map.open}
          </ButtonLink>
        </div>
      </Container>
    </Section>
  );
}

/** The pressed button, which had the focus, is gone. */
function takeFocus(frame: HTMLIFrameElement | null) {
  frame?.focus();
}
