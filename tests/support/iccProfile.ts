/** Chromaticities of the primaries, as XYZ relative to D50: red, green, blue. */
const primaries = {
  proPhoto: [
    [0.7977, 0.288, 0],
    [0.1352, 0.7119, 0],
    [0.0313, 0.0001, 0.8249],
  ],
  adobe: [
    [0.6097, 0.3111, 0.0195],
    [0.2053, 0.6257, 0.0609],
    [0.1492, 0.0632, 0.7446],
  ],
  p3: [
    [0.5151, 0.2412, -0.0011],
    [0.292, 0.6922, 0.0419],
    [0.1571, 0.0666, 0.7841],
  ],
  srgb: [
    [0.4361, 0.2225, 0.0139],
    [0.3851, 0.7169, 0.0971],
    [0.1431, 0.0606, 0.7141],
  ],
} as const;

export type Primaries = keyof typeof primaries;

/** A colour profile of these primaries, or a grey one, whose tone curve is a power (ICC.1:2001). */
export function iccProfile(name: Primaries | "grey", gamma: number): Buffer {
  const colours = name === "grey" ? [] : primaries[name];
  const curve = tag("curv", number(1), fixed8(gamma));
  const tags: [string, Buffer][] = [
    ["desc", tag("desc", number(5), Buffer.from("test\0"), Buffer.alloc(78))],
    ["cprt", tag("text", Buffer.from("none\0"))],
    ["wtpt", xyz(0.9642, 1, 0.8249)],
    ...colours.map(([x, y, z], index): [string, Buffer] => [`${"rgb"[index]}XYZ`, xyz(x, y, z)]),
    ...(name === "grey" ? ["kTRC"] : ["rTRC", "gTRC", "bTRC"]).map(
      (signature): [string, Buffer] => [signature, curve],
    ),
  ];
  let offset = 128 + 4 + 12 * tags.length;
  const table = tags.map(([signature, data]) => {
    const entry = Buffer.concat([Buffer.from(signature), number(offset), number(data.length)]);
    offset += data.length;
    return entry;
  });
  const header = Buffer.alloc(128);
  header.writeUInt32BE(offset, 0);
  header.writeUInt32BE(0x02400000, 8);
  header.write(`mntr${name === "grey" ? "GRAY" : "RGB "}XYZ `, 12, "latin1");
  header.write("acsp", 36, "latin1");
  xyz(0.9642, 1, 0.8249).copy(header, 68, 8);
  return Buffer.concat([header, number(tags.length), ...table, ...tags.map(([, data]) => data)]);
}

function tag(type: string, ...content: Buffer[]): Buffer {
  const data = Buffer.concat([Buffer.from(type), Buffer.alloc(4), ...content]);
  return Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
}

function xyz(...values: number[]): Buffer {
  return tag("XYZ ", ...values.map((value) => number(Math.round(value * 65536) >>> 0)));
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
}

function fixed8(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(Math.round(value * 256));
  return bytes;
}
