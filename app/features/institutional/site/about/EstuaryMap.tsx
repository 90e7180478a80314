import { fill, grouped } from "#app/i18n/fill.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import styles from "./EstuaryMap.module.css";
import { estuaries, mapSize, recife } from "./estuaries.ts";

/** Cities of water around the ocean that Recife shares with them, on curves of equal distance from it. */
export function EstuaryMap() {
  const { caption, km, cities } = useTexts("about").estuaries;
  const lang = useLang();
  return (
    <figure className={styles.map}>
      <div className={styles.drawing}>
        <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} aria-hidden="true">
          {curves.map((curve) => (
            <circle key={curve} cx={recife.x} cy={recife.y} r={curve / 20} />
          ))}
          {estuaries.map(({ key, x, y }, index) => (
            <g key={key}>
              <circle cx={x} cy={y} r={13} className={styles.city} />
              <text x={x} y={y}>
                {index + 1}
              </text>
            </g>
          ))}
          <path
            d={drop}
            transform={`translate(${recife.x} ${recife.y})`}
            className={styles.recife}
          />
        </svg>
      </div>
      <figcaption>
        <p>{caption}</p>
        <ol className={styles.cities}>
          {estuaries.map(({ key, km: distance }) => (
            <li key={key}>
              <strong>{cities[key].name}</strong>
              <span>{cities[key].water}</span>
              <span>{fill(km, { distance: grouped(distance, lang) })}</span>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

/** In km from Recife. */
const curves = [2000, 4000, 6000, 8000];

const drop = "M0 0c-9-12-14-19-14-27a14 14 0 0 1 28 0c0 8-5 15-14 27z";
