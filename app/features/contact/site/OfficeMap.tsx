import { useState } from "react";
import { brand } from "#app/brand.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { Container, Section } from "#app/ui/Section.tsx";
import { mapFrameUrl } from "./mapFrameUrl.ts";
import styles from "./OfficeMap.module.css";

/**
 * Where the agency is: a drawn map, exchanged for the interactive one when the visitor asks for it,
 * so that nothing is loaded from a third party before. Without JavaScript the link leads there.
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

/** The button that was pressed is gone. */
function takeFocus(frame: HTMLIFrameElement | null) {
  frame?.focus();
}
