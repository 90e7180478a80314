import { useState } from "react";
import { brand } from "#app/brand.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { Container, Section } from "#app/ui/Section.tsx";
import { mapFrameUrl } from "./mapFrameUrl.ts";
import styles from "./OfficeMap.module.css";

/**
 * The agency's location: a static drawing, replaced by the interactive map on request, so that nothing is
 * loaded from a third party before. Without JavaScript a link leads to the map.
 */
export function OfficeMap() {
  const { map } = useTexts("contact");
  const [isLoaded, setLoaded] = useState(false);
  return (
    <Section tone="sand" labelledBy="map" bare className={styles.section}>
      <div className={styles.map}>
        {isLoaded ? (
          <iframe ref={takeFocus} title={map.frame} src={mapFrameUrl(brand.map)} />
        ) : (
          <img src="/map.svg" alt={map.picture} width="1200" height="800" loading="lazy" />
        )}
      </div>
      <Container className={styles.place}>
        <div className={styles.card} data-tone="light">
          <h2 id="map">{map.title}</h2>
          <p>{map.notice}</p>
          {!isLoaded && (
            <div className={styles.load} data-replay>
              <Button icon="map-pin" onClick={() => setLoaded(true)}>
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
