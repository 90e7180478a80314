import { Link } from "react-router";
import { Localized, langOf } from "#app/i18n/Localized.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/sitePaths.ts";
import { SectionHeading } from "#app/ui/Heading.tsx";
import { Section } from "#app/ui/Section.tsx";
import type { CardProject } from "../../toCard.ts";
import type { PinGroup } from "./placePins.server.ts";
import styles from "./RiverMap.module.css";

/** The city's waters in the units of `placePins`, through positions on their course. */
const capibaribe =
  "M-20 140L10 148C29.2 153.5 89.8 179.3 125 181S189 168.3 221 158S288.2 123.8 317 119S373.2 120.2 394 129S422.8 158.5 442 172S485 202 509 210S563.7 220.8 586 220S625.5 201.8 643 205S682.2 226.2 691 239S692 269.3 696 282S699.8 306.3 715 315S763.8 332 787 334S835.5 331.7 854 327S882 313.5 898 306S936.5 288.5 950 282S974.2 269.5 979 267";
const branches = [
  "M715 315C712.7 320.7 700.2 337.8 701 349S704 372.5 720 382S768.2 401.2 797 406S864.2 417.3 893 411S957.2 375.2 970 368",
  "M690 -10L720 14C744 23.7 822.3 48 864 72S948.3 131.8 970 158S992.5 210.8 994 229S983.8 253.5 979 267S967.3 297.2 965 310S962.7 333.5 965 344S976.7 368.2 979 373",
  "M-20 484L192 468C224 465.7 320 458 384 454S515.2 451.2 576 444S712.2 417.3 749 411S789 406.8 797 406",
  "M560 660L624 611C648 595.2 726.3 545.3 768 516S856.3 448.5 893 411",
];
const sea =
  "M1200 0C1184 18.3 1132.8 75.8 1104 110S1039.8 170.8 1027 205S1028.8 289.2 1027 315S1026 354 1016 364S980.7 368.7 973 378S985.3 401 972 420S929.2 455.3 893 492S778 615.3 755 640H1200Z";

interface RiverMapProps {
  projects: readonly CardProject[];
  pins: readonly PinGroup[];
}

/**
 * The listed projects that name a bairro, on a drawn map of the city's rivers: numbered pins, and the same numbers in a
 * list of links, which is what keyboards and screen readers use. The pins are links of HTML, because scripts read
 * `href` as a text.
 */
export function RiverMap({ projects, pins }: RiverMapProps) {
  const { map } = useTexts("projects");
  const isPinned = new Set(pins.flatMap(({ ids }) => ids));
  const placed = projects
    .filter(({ id }) => isPinned.has(id))
    .map((project, index) => ({ project, number: index + 1 }));
  return (
    <Section tone="sand" labelledBy="map" className={styles.section}>
      <SectionHeading id="map" title={map.title} wide>
        <p>{map.text}</p>
      </SectionHeading>
      <div className={styles.map}>
        <svg viewBox="0 0 1200 640" aria-hidden="true" className={styles.drawing}>
          <path d={sea} className={styles.sea} />
          {branches.map((course) => (
            <path key={course} d={course} className={styles.branch} />
          ))}
          <path d={capibaribe} className={styles.river} />
          <text x={300} y={78}>
            {map.river}
          </text>
          <text x={1180} y={520} textAnchor="end" className={styles.ocean}>
            {map.ocean}
          </text>
          {pins.map(({ ids, ...box }) => (
            <foreignObject key={ids[0]} {...box}>
              <div className={styles.pins}>
                {placed
                  .filter(({ project }) => ids.includes(project.id))
                  .map(({ project, number }) => (
                    <Link
                      key={project.id}
                      to={paths.project(project)}
                      tabIndex={-1}
                      className={styles.pin}
                    >
                      {number}
                    </Link>
                  ))}
              </div>
            </foreignObject>
          ))}
        </svg>
        <ol className={styles.list}>
          {placed.map(({ project, number }) => (
            <li key={project.id}>
              <Link to={paths.project(project)} className={styles.link}>
                <span aria-hidden="true" className={styles.number}>
                  {number}
                </span>
                <span className={styles.name}>
                  <Localized of={project} field="name" />
                </span>{" "}
                <span className={styles.place} lang={langOf(project, "place")}>
                  {project.place}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
