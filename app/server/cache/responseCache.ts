import { cachedContentVersion } from "#app/db/cachedContentVersion.server.ts";
import { compress, type Encoding, etagOf } from "#app/http/encoding.ts";
import type { CachedResponse } from "#app/http/respond.ts";
import { BoundedMap } from "./boundedMap.ts";

export interface RenderedResponse extends CachedResponse {
  /** When it stops being true though the content stays, in milliseconds since 1970. */
  expires?: number | undefined;
}

/** The same, ready to send in one encoding. */
export interface EncodedResponse extends RenderedResponse {
  encoding: Encoding;
  etag: string;
  /** The content's state that was current when its rendering began. */
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
 * Answers of one content state. When it changes all of them are dropped, so nothing stale is ever found; one that
 * expires is rendered anew in its own place. Within one state the oldest are evicted first.
 */
class ResponseCache {
  private state = "";
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

  /** Drops everything if the content has changed. */
  refresh(): void {
    const state = cachedContentVersion();
    if (state === this.state) return;
    this.state = state;
    const asked = new Set<string>();
    for (const { key, isAsked } of this.responses.all()) if (isAsked) asked.add(key);
    this.responses.clear();
    this.inFlight.clear();
    for (const listener of this.onClear) listener(asked);
  }

  /** Whether the answer for a key is kept. */
  has(key: string, encoding: Encoding): boolean {
    this.refresh();
    return this.find(encodedKey(key, encoding)) !== undefined;
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
    render: () => Promise<RenderedResponse>,
    status = 200,
  ): Promise<EncodedResponse> {
    this.refresh();
    const found = this.find(encodedKey(key, encoding));
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

  /** Whether the answer has not expired, and nothing has changed since its rendering began. */
  isCurrent(answer: EncodedResponse): boolean {
    this.refresh();
    return answer.state === this.state && !isExpired(answer);
  }

  private find(key: string): EncodedResponse | undefined {
    const found = this.responses.get(key);
    return found && !isExpired(found) ? found : undefined;
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

/** Whether an answer's time is over. */
export function isExpired({ expires }: Pick<RenderedResponse, "expires">): boolean {
  return expires !== undefined && expires <= Date.now();
}

function encodedKey(key: string, encoding: Encoding): string {
  return `${encoding} ${key}`;
}

async function encode(
  answer: RenderedResponse,
  encoding: Encoding,
  use: Parameters<typeof compress>[2],
) {
  const body = await compress(answer.body, encoding, use);
  return { ...answer, body, encoding, etag: etagOf(body, encoding) };
}
