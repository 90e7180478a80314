import { fold } from "#app/i18n/fold.ts";

/** A point of the map, in its units. */
export interface MapPoint {
  x: number;
  y: number;
}

/** The size of `RiverMap` in its units; wider than the city is, so that the river can be read. */
export const mapSize = { width: 1200, height: 640 } as const;

/** The corner in the north-west, and what is shown east and south of it, in degrees. */
const west = -34.975;
const north = -7.997;
const degrees = { width: 0.125, height: 0.134 } as const;

/** Bairros of Recife and names that stand for them, with a latitude and a longitude near their middle. */
const bairros: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  Afogados: [-8.078, -34.909],
  Aflitos: [-8.04, -34.898],
  "Água Fria": [-8.019, -34.896],
  Apipucos: [-8.021, -34.933],
  Areias: [-8.096, -34.926],
  Arruda: [-8.026, -34.889],
  "Bairro do Recife": [-8.063, -34.871],
  Beberibe: [-8.009, -34.893],
  "Boa Viagem": [-8.119, -34.9],
  "Boa Vista": [-8.0595, -34.888],
  "Brasília Teimosa": [-8.086, -34.877],
  Cabanga: [-8.079, -34.889],
  "Campo Grande": [-8.033, -34.884],
  "Casa Amarela": [-8.026, -34.917],
  "Casa Forte": [-8.034, -34.919],
  Caxangá: [-8.033, -34.956],
  "Cidade Universitária": [-8.053, -34.95],
  Coque: [-8.074, -34.896],
  Cordeiro: [-8.05, -34.925],
  Derby: [-8.056, -34.8985],
  "Dois Irmãos": [-8.013, -34.943],
  "Engenho do Meio": [-8.056, -34.94],
  Encruzilhada: [-8.037, -34.892],
  Espinheiro: [-8.043, -34.893],
  Graças: [-8.0465, -34.899],
  Ibura: [-8.117, -34.942],
  "Ilha do Leite": [-8.064, -34.896],
  "Ilha do Retiro": [-8.063, -34.904],
  Imbiribeira: [-8.112, -34.913],
  Iputinga: [-8.04, -34.935],
  Jaqueira: [-8.038, -34.904],
  "Joana Bezerra": [-8.074, -34.896],
  Madalena: [-8.057, -34.908],
  Monteiro: [-8.03, -34.926],
  "Nova Descoberta": [-8.006, -34.923],
  Paissandu: [-8.062, -34.896],
  Parnamirim: [-8.036, -34.909],
  Pina: [-8.093, -34.883],
  "Poço da Panela": [-8.037, -34.924],
  "Recife Antigo": [-8.063, -34.871],
  "Santo Amaro": [-8.0445, -34.88],
  "Santo Antônio": [-8.0635, -34.8785],
  "São José": [-8.072, -34.883],
  Soledade: [-8.056, -34.887],
  Tamarineira: [-8.032, -34.904],
  Torre: [-8.048, -34.909],
  Várzea: [-8.047, -34.956],
};

const known = Object.entries(bairros).map(([name, [latitude, longitude]]) => ({
  words: spaced(name),
  point: onMap(latitude, longitude),
}));

/** What stands between the parts of a written place; a hyphen within a name has no spaces. */
const separator = /[,;/()]|\s[-–—]\s/;

/**
 * Where a place that staff have written stands on the map, whatever its accents and capitals: at the bairro that one of
 * its parts is ("Torre Malakoff, Bairro do Recife"), otherwise at the one that it names first. Undefined where it names
 * none, as "Toda a cidade" does.
 */
export function placeOnMap(place: string): MapPoint | undefined {
  const parts = place.split(separator).map(spaced);
  const whole = parts.flatMap((part) => known.filter(({ words }) => words === part));
  if (whole[0]) return whole[0].point;
  const text = spaced(place);
  const named = known
    .map(({ words, point }) => ({ at: text.indexOf(words), point }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  return named[0]?.point;
}

/** A position as a point of the map. */
export function onMap(latitude: number, longitude: number): MapPoint {
  return {
    x: Math.round(((longitude - west) / degrees.width) * mapSize.width),
    y: Math.round(((north - latitude) / degrees.height) * mapSize.height),
  };
}

/** Its words in plain letters, each between spaces, so that only whole words are found in it. */
function spaced(text: string): string {
  return ` ${fold(text)
    .replace(/[^a-z0-9]+/g, " ")
    .trim()} `;
}
