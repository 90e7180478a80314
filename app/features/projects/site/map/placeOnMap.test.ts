import { expect, test } from "vitest";
import { mapSize, onMap, placeOnMap } from "./placeOnMap.server.ts";

test("a bairro is found whatever its accents, capitals and the words around it", () => {
  const boaVista = onMap(-8.0595, -34.888);
  for (const place of ["Boa Vista", "BOA VISTA", "Rua da Aurora, Boa Vista", "boa-vista, Recife"]) {
    expect(placeOnMap(place), place).toEqual(boaVista);
  }
  expect(placeOnMap("Sao Jose")).toEqual(placeOnMap("São José"));
});

test("of several bairros the first one counts", () => {
  expect(placeOnMap("Da Várzea ao Derby")).toEqual(placeOnMap("Várzea"));
  expect(placeOnMap("From Derby to Várzea")).toEqual(placeOnMap("Derby"));
});

test("a part that is a bairro counts before one within another name", () => {
  for (const [place, bairro] of [
    ["Torre Malakoff, Bairro do Recife", "Bairro do Recife"],
    ["Torre Malakoff - Bairro do Recife", "Bairro do Recife"],
    ["Avenida Caxangá, Cordeiro", "Cordeiro"],
    ["Rua Madalena (Santo Amaro), Recife", "Santo Amaro"],
    ["Boa Vista, Derby", "Boa Vista"],
  ] as const) {
    expect(placeOnMap(place), place).toEqual(placeOnMap(bairro));
  }
});

test("what names no bairro is nowhere on the map", () => {
  for (const place of ["", "Toda a cidade", "Recife", "Olinda", "Torres", "Rua da Boa Vistoria"]) {
    expect(placeOnMap(place), place).toBeUndefined();
  }
});

test("the map is as the city is: Várzea lies west of Boa Vista, Pina south of it, and all within the frame", () => {
  const [varzea, boaVista, pina] = ["Várzea", "Boa Vista", "Pina"].map(placeOnMap);
  expect(varzea?.x).toBeLessThan(boaVista?.x ?? 0);
  expect(pina?.y).toBeGreaterThan(boaVista?.y ?? Number.POSITIVE_INFINITY);
  for (const point of [
    varzea,
    boaVista,
    pina,
    placeOnMap("Ibura"),
    placeOnMap("Nova Descoberta"),
  ]) {
    expect(point?.x).toBeGreaterThan(40);
    expect(point?.x).toBeLessThan(mapSize.width - 40);
    expect(point?.y).toBeGreaterThan(40);
    expect(point?.y).toBeLessThan(mapSize.height - 40);
  }
});
