import { cachedContentVersion } from "#app/db/cachedContentVersion.server.ts";
import { riverPeriod } from "#app/features/river/riverNow.ts";
import { compress, type Encoding, etagOf } from "#app/http/encoding.ts";
import type { CachedResponse } from "#app/http/respond.ts";
import { BoundedMap } from "./boundedMap.ts";

/** The same, ready to send in one encoding. */
export interface EncodedResponse extends CachedResponse {
  encoding: Encoding;
  etag: string;
  /** The state that was current when its rendering began: of the content, and the half hour. */
  state: string;
  /** Of the same answer without an encoding. */
  key: string;
  /** Whether a visitor has had it, and not only the warm-up. */
  isAsked: boolean;
}

/** How often bytes are sent before they count as sent often (`compress`). */
export const oftenFrom = 16;

interface Made {
  answer: EncodedResponse;
  isKept: boolean;
}

const maxBytes = 64 * 1024 * 1024;

/**
 * Answers of one content state and one half hour, which the home page shows the river of. When either changes all of
 * them are dropped, so nothing stale is ever found; within one state the oldest are evicted first.
 */
class ResponseCache {
  private state = "";
  private content = "";
  private period = 0;
  private readonly responses = new BoundedMap<EncodedResponse>(maxBytes);
  private readonly inFlight = new Map<string, Promise<Made>>();
  private readonly onClear: ((asked: Set<string>) => void)[] = [];

  /**
   * Registers a listener that runs when everything was dropped: it gets the keys of what visitors had
   * asked for.
   */
  whenCleared(listener: (asked: Set<string>) => void): void {
    this.onClear.push(listener);
  }

  /** Drops everything if the content has changed, or the half hour is over. */
  refresh(): void {
    const content = cachedContentVersion();
    const period = riverPeriod();
    if (content === this.content && period === this.period) return;
    this.content = content;
    this.period = period;
    this.state = `${content} ${period}`;
    const asked = new Set<string>();
    for (const { key, isAsked } of this.responses.all()) if (isAsked) asked.add(key);
    this.responses.clear();
    this.inFlight.clear();
    for (const listener of this.onClear) listener(asked);
  }

  /** Whether the answer for a key is kept. */
  has(key: string, encoding: Encoding): boolean {
    this.refresh();
    return this.responses.get(encodedKey(key, encoding)) !== undefined;
  }

  /**
   * The answer for a key, rendered at most once however many ask at the same time. Only one that sets no
   * cookie and may be stored is kept.
   *
   * @param status of the answers that are kept
   */
  async get(
    key: string,
    encoding: Encoding,
    render: () => Promise<CachedResponse>,
    status = 200,
  ): Promise<EncodedResponse> {
    this.refresh();
    const found = this.responses.get(encodedKey(key, encoding));
    if (found) return found;
    const isPlain = encoding === "identity";
    const plain = isPlain ? render : () => this.get(key, "identity", render, status);
    const { state } = this;
    const make = async () => {
      const answer = await plain();
      const isKept = isCacheable(answer, status) && state === this.state;
      const encoded = await encode(answer, encoding, isKept ? "kept" : "once");
      return { answer: { ...encoded, state, key, isAsked: false }, isKept };
    };
    return this.once(encodedKey(key, encoding), make);
  }

  /** Replaces an answer that is sent often by one of fewer bytes, unless the content changes meanwhile. */
  async tighten(answer: EncodedResponse): Promise<void> {
    const { key, encoding, state } = answer;
    const plain = this.responses.get(encodedKey(key, "identity"));
    if (!plain || this.responses.get(encodedKey(key, encoding)) !== answer) return;
    const tight = { ...(await encode(plain, encoding, "often")), state, key, isAsked: true };
    if (this.isCurrent(tight)) this.responses.set(encodedKey(key, encoding), tight);
  }

  /** Whether nothing has changed since the rendering of the answer began. */
  isCurrent(answer: EncodedResponse): boolean {
    this.refresh();
    return answer.state === this.state;
  }

  private async once(key: string, make: () => Promise<Made>): Promise<EncodedResponse> {
    const waiting = this.inFlight.get(key);
    if (waiting) return (await waiting).answer;
    const made = make();
    this.inFlight.set(key, made);
    try {
      const { answer, isKept } = await made;
      if (isKept && this.isCurrent(answer)) this.responses.set(key, answer);
      return answer;
    } finally {
      if (this.inFlight.get(key) === made) this.inFlight.delete(key);
    }
  }
}

export const responseCache = new ResponseCache();

/** Whether an answer may be reused: of that status, without a cookie or `no-store`. */
export function isCacheable({ status, headers }: CachedResponse, wanted = 200) {
  return (
    status === wanted &&
    !headers.some(
      ([name, value]) =>
        name === "set-cookie" || (name === "cache-control" && value.includes("no-store")),
    )
  );
}

function encodedKey(key: string, encoding: Encoding): string {
  return `${encoding} ${key}`;
}

async function encode(
  answer: CachedResponse,
  encoding: Encoding,
  use: Parameters<typeof compress>[2],
) {
  const body = await compress(answer.body, encoding, use);
  return { ...answer, body, encoding, etag: etagOf(body, encoding) };
}
