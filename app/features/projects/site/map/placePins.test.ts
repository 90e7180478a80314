import { expect, test } from "vitest";
import { mapSize } from "./placeOnMap.server.ts";
import { placePins } from "./placePins.server.ts";

const centre = ["Bairro do Recife", "Boa Vista", "Santo Antônio", "Ilha do Leite", "Paissandu"];
const edges = ["Nova Descoberta", "Boa Viagem", "Ibura", "Várzea", "Recife Antigo"];

test.each([
  ["one bairro", ["Bairro do Recife"]],
  ["the bairros beside each other", centre],
  ["those at the edges", edges],
  ["all of them", [...centre, ...edges, "Graças", "Aflitos", "Coque", "Joana Bezerra"]],
])("24 projects of %s each have a pin in the frame, on no other's", (_, bairros) => {
  const listed = Array.from({ length: 24 }, (_, at) => ({
    id: at + 1,
    place: bairros[at % bairros.length],
  }));
  const groups = placePins(listed);
  expect(groups.flatMap(({ ids }) => ids).toSorted((a, b) => a - b)).toEqual(
    listed.map(({ id }) => id),
  );
  for (const [at, { ids, x, y, width, height }] of groups.entries()) {
    expect(width * height).toBeGreaterThanOrEqual(ids.length * 80 ** 2);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(mapSize.width);
    expect(y + height).toBeLessThanOrEqual(mapSize.height);
    for (const other of groups.slice(at + 1)) {
      const besides = [other.x - x - width, x - other.x - other.width];
      const above = [other.y - y - height, y - other.y - other.height];
      expect(Math.max(...besides, ...above), `${ids} and ${other.ids}`).toBeGreaterThanOrEqual(0);
    }
  }
});

test("far places keep their own pins, near ones share rows in the order of the list", () => {
  const places = ["Várzea", "Boa Viagem", "Graças", "Toda a cidade", "Aflitos", "Várzea"];
  const groups = placePins(places.map((place, at) => ({ id: at + 1, place })));
  expect(groups.map(({ ids }) => ids).toSorted()).toEqual([[1, 6], [2], [3, 5]]);
});
