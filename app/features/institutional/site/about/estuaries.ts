/** The width and height of the map of estuary cities, and of its `land.svg`, in units of 20 km. */
export const mapSize = { width: 530, height: 645 };

/** Recife, in the middle of the projection: azimuthal and equidistant, so that distances from it are true. */
export const recife = { x: 230, y: 410 };

/** Estuary cities around the Atlantic, nearest first: how far they are from Recife, and where on the map. */
export const estuaries = [
  { key: "belem", km: 1680, x: 154, y: 374 },
  { key: "bissau", km: 3070, x: 337, y: 300 },
  { key: "buenosAires", km: 3800, x: 119, y: 564 },
  { key: "douala", km: 5120, x: 479, y: 350 },
  { key: "lisbon", km: 5840, x: 355, y: 146 },
  { key: "bordeaux", km: 6810, x: 385, y: 107 },
  { key: "rotterdam", km: 7650, x: 390, y: 63 },
] as const;
