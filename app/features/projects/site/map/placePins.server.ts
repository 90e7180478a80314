import { type MapPoint, mapSize, placeOnMap } from "./placeOnMap.server.ts";

/** The room of one pin on phones, where they are largest, in the map's units. */
const pinSize = 80;

/** Pins that stand together, and the box that they fill. */
export interface PinGroup {
  /** Whose pins they are, in the order of the list. */
  ids: number[];
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Where the pins of those stand that name a bairro. No two lie on each other and none leaves the frame: those that
 * would are put in rows, in the middle of their places.
 */
export function placePins(
  listed: readonly { id: number; place?: string | null | undefined }[],
): PinGroup[] {
  let groups: Member[][] = listed.flatMap(({ id, place }, index) => {
    const point = place && placeOnMap(place);
    return point ? [[{ id, index, point }]] : [];
  });
  for (;;) {
    const boxes = groups.map(boxOf);
    const first = groups.findIndex((_, a) =>
      boxes.some((box, b) => b > a && isOver(boxes[a], box)),
    );
    if (first < 0) return boxes;
    const second = boxes.findIndex((box, b) => b > first && isOver(boxes[first], box));
    const joined = [...(groups[first] ?? []), ...(groups[second] ?? [])];
    groups = [...groups.filter((_, at) => at !== first && at !== second), joined];
  }
}

interface Member {
  id: number;
  index: number;
  point: MapPoint;
}

function boxOf(members: readonly Member[]): PinGroup {
  const columns = Math.ceil(Math.sqrt(members.length));
  const width = columns * pinSize;
  const height = Math.ceil(members.length / columns) * pinSize;
  const middle = (axis: keyof MapPoint) =>
    members.reduce((sum, { point }) => sum + point[axis], 0) / members.length;
  const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)));
  return {
    ids: members.toSorted((a, b) => a.index - b.index).map(({ id }) => id),
    x: within(middle("x") - width / 2, mapSize.width - width),
    y: within(middle("y") - height / 2, mapSize.height - height),
    width,
    height,
  };
}

function isOver(a: PinGroup | undefined, b: PinGroup): boolean {
  if (!a) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
