/** How a film's colours are coded (ITU-T H.273); the names are ffmpeg's. */
export interface FilmColours {
  /** From its numbers to red, green and blue; `gbr` where they are that already. */
  matrix: string;
  primaries: string;
  /** Films in HDR are told by their transfer; all others look right without a conversion of it. */
  transfer: "sdr" | "smpte2084" | "arib-std-b67";
  range: "tv" | "pc";
}

/** What ffprobe tells of a video stream; absent or `unknown` where the film does not say. */
interface Stream {
  codec_name?: string | undefined;
  pix_fmt?: string | undefined;
  height?: number | undefined;
  color_space?: string | undefined;
  color_primaries?: string | undefined;
  color_transfer?: string | undefined;
  color_range?: string | undefined;
}

const hdrTransfers = ["smpte2084", "arib-std-b67"] as const;
/** Codecs of which browsers take films that say nothing for BT.601, whatever their size (seen in Chromium 150). */
const plainCodecs = ["vp8", "vp9", "av1"];
/** From this height on they take the others for BT.709. */
const hdHeight = 720;

/** A film's colours as browsers take them, so that a poster looks like the film when it begins. */
export function filmColours(stream: Stream): FilmColours {
  const transfer = hdrTransfers.find((each) => each === stream.color_transfer) ?? "sdr";
  const isRgb = /^(gbr|rgb|bgr|0rgb|0bgr|argb|abgr|pal8)/.test(stream.pix_fmt ?? "");
  const isHd = (stream.height ?? 0) >= hdHeight && !plainCodecs.includes(stream.codec_name ?? "");
  const byTransfer = transfer === "sdr" ? undefined : "bt2020";
  const bySize = isHd ? "bt709" : "smpte170m";
  const told = said(stream.color_space);
  // Some programs write that of the pictures that they have converted.
  const matrix = told === "gbr" ? undefined : told;
  const isFull = stream.color_range === "pc" || /^yuvj/.test(stream.pix_fmt ?? "") || isRgb;
  return {
    matrix: isRgb ? "gbr" : (matrix ?? (byTransfer ? "bt2020nc" : bySize)),
    primaries: said(stream.color_primaries) ?? byTransfer ?? "bt709",
    transfer,
    range: isFull ? "pc" : "tv",
  };
}

function said(value: string | undefined): string | undefined {
  return value === undefined || ["unknown", "unspecified", "reserved"].includes(value)
    ? undefined
    : value;
}

export const isHdr = ({ transfer }: FilmColours) => transfer !== "sdr";

/** What is made of a film: one for every screen, a picture, or a JPEG, which knows one matrix only. */
export type FilmOutput = "film" | "picture" | "jpeg";

const outputs = {
  film: { matrix: "bt709", range: "tv", format: "yuv420p" },
  picture: { matrix: "gbr", range: "pc", format: "gbrp" },
  jpeg: { matrix: "smpte170m", range: "pc", format: "yuvj420p" },
} as const;

/**
 * The brightness of white in HDR, in cd/m² (ITU-R BT.2408): what an SDR film shows as white. Light beyond it,
 * up to the peak, is gathered in the last tenth.
 */
const white = 203;
const peak = 1000;
const toneMapping = `tonemap=mobius:param=0.9:peak=${(peak / white).toFixed(2)}`;

/** Primaries far from those of BT.709; those of SD films are near, and browsers show them as they are. */
const widePrimaries = ["bt2020", "smpte431", "smpte432", "film"];
/** The matrices that ffmpeg's own scaler knows, by its names for them. */
const plainMatrices: Record<string, string> = {
  gbr: "bt709",
  bt709: "bt709",
  fcc: "fcc",
  bt470bg: "bt470",
  smpte170m: "smpte170m",
  smpte240m: "smpte240m",
  bt2020nc: "bt2020",
};

/** The filters that ffmpeg may be built without, and that some films need. */
export const colourFilters = ["zscale", "tonemap"];

/** Whether a film's colours can be converted with {@link colourFilters} alone. */
export function needsColourFilters(colours: FilmColours): boolean {
  const isWide = widePrimaries.includes(colours.primaries);
  return isHdr(colours) || isWide || plainMatrices[colours.matrix] === undefined;
}

/**
 * ffmpeg's filters that scale a film to square pixels of this size and convert it to BT.709 in SDR, tagged so;
 * HDR is tone-mapped.
 */
export function conversion(
  colours: FilmColours,
  { width, height }: { width: number; height: number },
  output: FilmOutput,
): string {
  const { matrix, range, format } = outputs[output];
  const tags = "setparams=colorspace=bt709:color_primaries=bt709:color_trc=bt709:range=tv";
  return [
    ...colourSteps(colours, `${width}:${height}`, { matrix, range }),
    `format=${format}`,
    "setsar=1",
    ...(output === "film" ? [tags] : []),
  ].join(",");
}

function colourSteps(
  colours: FilmColours,
  size: string,
  output: { matrix: string; range: string },
): string[] {
  const { matrix, primaries, transfer, range } = colours;
  if (!needsColourFilters(colours)) {
    const to = plainMatrices[output.matrix];
    const flags = "bicubic+accurate_rnd+full_chroma_int";
    return [
      `scale=${size}:flags=${flags}:in_color_matrix=${plainMatrices[matrix]}:in_range=${range}:out_color_matrix=${to}:out_range=${output.range}`,
    ];
  }
  const transferIn = transfer === "sdr" ? "bt709" : transfer;
  const from = `zscale=s=${size.replace(":", "x")}:f=bicubic:min=${matrix}:pin=${primaries}:tin=${transferIn}:rin=${range}`;
  const to = `m=${output.matrix}:p=bt709:t=bt709:r=${output.range}`;
  if (transfer === "sdr") return [`${from}:${to}`];
  return [
    `${from}:t=linear:npl=${white}`,
    "format=gbrpf32le",
    "zscale=p=bt709",
    toneMapping,
    `zscale=${to}`,
  ];
}
