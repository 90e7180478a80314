import { deflateRawSync } from "node:zlib";
import sharp from "sharp";

/**
 * Small real files of every type that the site handles, accepted or not. Each call makes other bytes, since the same
 * bytes are stored once.
 */
let calls = 0;

/** A picture with some detail; `orientation` is the EXIF flag of a camera held sideways. */
export async function jpg(width = 64, height = 48, orientation?: number): Promise<Buffer> {
  const image = sharp(pixels(width, height), { raw: { width, height, channels: 3 } }).jpeg();
  const exif = { IFD0: { Copyright: "secret-place", Artist: "someone" } };
  const tagged = orientation ? image.withMetadata({ orientation }) : image.withExif(exif);
  const bytes = await tagged.toBuffer();
  // A comment (ITU-T T.81, B.2.4.5): a pixel that differs would be lost.
  const comment = hex(`fffe0006${calls.toString(16).padStart(8, "0")}`);
  return Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2)]);
}

/** A large photo like a camera's: soft shapes under fine noise; each `seed` gives a different one. */
export async function photo(width: number, height: number, seed: number): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 12 } as const;
  const hue = { r: (seed * 37) % 256, g: (seed * 91) % 256, b: 120, alpha: 0.6 };
  const glow = sharp({ create: { width: 64, height: 64, channels: 4, background: hue } });
  return sharp({ create: { width, height, channels: 3, background: "gray", noise } })
    .composite([{ input: await glow.png().toBuffer(), tile: true, blend: "overlay" }])
    .blur(1.5)
    .jpeg({ quality: 88 })
    .toBuffer();
}

export function png(width = 64, height = 48): Promise<Buffer> {
  return sharp(pixels(width, height), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** More pixels than the site takes, in a small file. */
export function hugePng(): Promise<Buffer> {
  return sharp({ create: { width: 9000, height: 9000, channels: 3, background: "red" } })
    .png({ palette: true })
    .toBuffer();
}

/** A half-transparent logo. */
export function transparentPng(width = 64, height = 48): Promise<Buffer> {
  return sharp({
    create: { width, height, channels: 4, background: { r: 9, g: 99, b: 99, alpha: 0.5 } },
  })
    .png()
    .toBuffer();
}

export function webp(width = 64, height = 48): Promise<Buffer> {
  return sharp(pixels(width, height), { raw: { width, height, channels: 3 } })
    .webp()
    .toBuffer();
}

export function gif(): Promise<Buffer> {
  return sharp(pixels(8, 8), { raw: { width: 8, height: 8, channels: 3 } })
    .gif()
    .toBuffer();
}

export function avif(): Promise<Buffer> {
  return sharp(pixels(16, 16), { raw: { width: 16, height: 16, channels: 3 } })
    .avif()
    .toBuffer();
}

export const pdf = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);
/** Another document each time. */
export function paper(): Buffer {
  return Buffer.concat([pdf, Buffer.from(`% ${++calls}\n`)]);
}
export const xml = Buffer.from(
  '<?xml version="1.0" encoding="UTF-8"?>\n<!-- nota -->\n<nota><v>1</v></nota>\n',
);
export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);
export const html = Buffer.from("<!doctype html><html><script>alert(1)</script></html>");
export const captions = Buffer.from("WEBVTT\n\n00:00.000 --> 00:02.000\nA maré sobe\n");

export const mp4 = film();
export const mov = film({ brands: "qt  \0\0\x02\0qt  " });
export const webm = webmFilm();
export const matroska = Buffer.from(
  "1a45dfa3a34286810142f7810142f2810442f3810842828" + "86d6174726f736b61",
  "hex",
);

const packageTypes = "http://schemas.openxmlformats.org/package/2006";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/** The parts of a Word document; each test changes what it is about. */
export function docxParts(
  mainPart = "word/document.xml",
  type = wordType,
  types = "",
): Record<string, string> {
  return {
    "[Content_Types].xml": `<?xml version="1.0"?><Types xmlns="${packageTypes}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${mainPart}" ContentType="${type}"/>${types}</Types>`,
    "_rels/.rels": relationships(`${office}/officeDocument`, mainPart),
    [mainPart]: "<w:document/>",
  };
}

/** A part that holds one relationship. */
export function relationships(type: string, target: string, attributes = ""): string {
  return `<?xml version="1.0"?><Relationships xmlns="${packageTypes}/relationships"><Relationship Id="rId1" Type="${type}" Target="${target}" ${attributes}/></Relationships>`;
}

export const docx = zip(docxParts());

/**
 * A zip file, built by hand so that tests can create unusual ones.
 *
 * @param encoding of the contents
 * @param startsAt its offset in the file that it is to stand in
 */
export function zip(
  entries: Record<string, string>,
  encoding: BufferEncoding = "utf8",
  startsAt = 0,
): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = startsAt;
  for (const [name, content] of Object.entries(entries)) {
    const bytes = Buffer.from(content, encoding);
    const data = deflateRawSync(bytes);
    const sizes = Buffer.alloc(18);
    sizes.writeUInt16LE(8, 0);
    sizes.writeUInt32LE(data.length, 10);
    sizes.writeUInt32LE(bytes.length, 14);
    const nameLength = Buffer.alloc(4);
    nameLength.writeUInt16LE(name.length);
    const local = Buffer.concat([
      hex("504b03041400" + "0000"),
      sizes,
      nameLength,
      Buffer.from(name),
      data,
    ]);
    const at = Buffer.alloc(14);
    at.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([hex("504b010214001400" + "0000"), sizes, nameLength, at, Buffer.from(name)]),
    );
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("504b0506", 0, "hex");
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
}

export function box(type: string, content: string): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + content.length);
  return Buffer.concat([size, Buffer.from(type + content, "latin1")]);
}

/** A box of boxes. */
export function nested(type: string, ...inner: Buffer[]): Buffer {
  return box(type, Buffer.concat(inner).toString("latin1"));
}

/** A film by its boxes alone: an index of one sample per track, then the media. */
export function film({
  brands = "isom\0\0\x02\0isomiso2mp41",
  handlers = ["vide"],
  media = 64,
}: {
  brands?: string;
  /** One for each track. */
  handlers?: string[];
  /** Bytes of a sample. */
  media?: number;
} = {}): Buffer {
  const type = box("ftyp", brands);
  const index = (start: number) => {
    const tracks = handlers.map((handler, at) => track(handler, start + at * media, media));
    return nested("moov", box("mvhd", "\0".repeat(100)), ...tracks);
  };
  const start = type.length + index(0).length + 8;
  return Buffer.concat([type, index(start), box("mdat", "x".repeat(media * handlers.length))]);
}

/** A film's track of one sample, which stands at an offset of the file. */
export function track(handler: string, offset: number, size: number): Buffer {
  const number = (...values: number[]) => {
    const bytes = Buffer.alloc(4 * values.length);
    for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, 4 * at);
    return bytes.toString("latin1");
  };
  const tables = nested(
    "stbl",
    box("stsz", number(0, 0, 1, size)),
    box("stsc", number(0, 1, 1, 1, 1)),
    box("stco", number(0, 1, offset)),
  );
  const media = nested("mdia", box("hdlr", `${number(0, 0)}${handler}`), nested("minf", tables));
  return nested("trak", box("tkhd", "t".repeat(84)), media);
}

/** A recording as browsers make it: its size is not known while it goes on. */
export function webmFilm({ trackType = 1, size = "01ffffffffffffff" } = {}): Buffer {
  const tracks = `1654ae6b85ae8383810${trackType}`;
  return hex(
    `1a45dfa3974286810142f7810142f2810442f381084282847765626d18538067${size}${tracks}1f43b6758100`,
  );
}

function pixels(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(width * height * 3);
  for (let i = 0; i < bytes.length; i++) bytes[i] = (i * 7 + (i >> 8) * 13) % 256;
  bytes.writeUIntBE(++calls % 2 ** 24, 0, 3);
  return bytes;
}

function hex(text: string): Buffer {
  return Buffer.from(text, "hex");
}
