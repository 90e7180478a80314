import { recentContentState } from "#app/db/contentState.server.ts";
import { compress, type Encoding, etagOf } from "../encoding.ts";
import { BoundedMap } from "./boundedMap.ts";

/** A rendered answer, the same for every visitor who asks for it in this language. */
export interface WholeAnswer {
  status: number;
  headers: [string, string][];
  body: Uint8Array;
}

/** The same, ready to send in one encoding. */
export interface EncodedAnswer extends WholeAnswer {
  encoding: Encoding;
  etag: string;
  /** The content state that was current when its rendering began. */
  state: string;
}

const maxBytes = 64 * 1024 * 1024;

/**
 * Answers of one content state. When the content changes all of them are dropped, so nothing stale is ever
 * found; within one state the oldest are evicted first.
 */
class WholeAnswers {
  private state = "";
  private readonly kept = new BoundedMap<EncodedAnswer>(maxBytes);
  private readonly underWay = new Map<string, Promise<EncodedAnswer>>();
  private readonly onClear: (() => void)[] = [];

  /** Registers a listener that runs when the content has changed and everything was dropped. */
  whenCleared(listener: () => void): void {
    this.onClear.push(listener);
  }

  /** Drops everything if the content has changed. */
  refresh(): void {
    const state = recentContentState();
    if (state === this.state) return;
    this.state = state;
    this.kept.clear();
    this.underWay.clear();
    for (const listener of this.onClear) listener();
  }

  /**
   * The answer for a key, rendered at most once however many ask at the same time. Only a 200 that sets no
   * cookie and may be stored is kept.
   */
  async get(
    key: string,
    encoding: Encoding,
    render: () => Promise<WholeAnswer>,
  ): Promise<EncodedAnswer> {
    this.refresh();
    const encodedKey = `${encoding} ${key}`;
    const found = this.kept.get(encodedKey);
    if (found) return found;
    const plain = encoding === "identity" ? render : () => this.get(key, "identity", render);
    const { state } = this;
    return this.once(encodedKey, async () => encode(await plain(), encoding, state));
  }

  /** Whether nothing has changed since the rendering of the answer began. */
  isCurrent(answer: EncodedAnswer): boolean {
    this.refresh();
    return answer.state === this.state;
  }

  private async once(key: string, make: () => Promise<EncodedAnswer>): Promise<EncodedAnswer> {
    const waiting = this.underWay.get(key);
    if (waiting) return waiting;
    const made = make();
    this.underWay.set(key, made);
    try {
      const answer = await made;
      if (this.isCurrent(answer) && mayKeep(answer)) this.kept.set(key, answer);
      return answer;
    } finally {
      if (this.underWay.get(key) === made) this.underWay.delete(key);
    }
  }
}

export const wholeAnswers = new WholeAnswers();

/** Whether an answer may be reused: a 200 without a cookie or `no-store`. */
export function mayKeep({ status, headers }: WholeAnswer) {
  return (
    status === 200 &&
    !headers.some(
      ([name, value]) =>
        name === "set-cookie" || (name === "cache-control" && value.includes("no-store")),
    )
  );
}

async function encode(
  answer: WholeAnswer,
  encoding: Encoding,
  state: string,
): Promise<EncodedAnswer> {
  const body = await compress(answer.body, encoding, "kept");
  return { ...answer, body, encoding, etag: etagOf(body, encoding), state };
}
