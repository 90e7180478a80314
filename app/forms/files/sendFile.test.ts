import type { DetailedError, UploadOptions } from "tus-js-client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendFile } from "./sendFile.ts";

/** What the protocol's script does once it has been started; it needs a browser, and is tested in one. */
let upload: (options: UploadOptions) => void;
const resumed = vi.fn();
vi.mock("tus-js-client", () => ({
  defaultOptions: { urlStorage: { removeUpload: async () => undefined } },
  Upload: class {
    url = "/admin/arquivos/partes/1-a";
    constructor(
      _: File,
      readonly options: UploadOptions,
    ) {}
    findPreviousUploads = async () => [{ urlStorageKey: "tus::a" }];
    resumeFromPreviousUpload = resumed;
    start = () => upload(this.options);
    abort = async () => undefined;
  },
}));

const film = new File([new Uint8Array(6 * 1024 * 1024)], "filme.mp4");
const stored = { id: "videos/a.mp4", url: "", name: "filme.mp4", size: 1, type: "video/mp4" };
const answer = () => new Response(JSON.stringify({ files: [stored] }));
let sentAtOnce: string[];
const waiting = vi.fn();

beforeEach(() => {
  sentAtOnce = [];
  upload = ({ onSuccess }) => onSuccess?.({} as never);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal(
    "XMLHttpRequest",
    class {
      upload = {};
      status = 200;
      responseText = JSON.stringify({ files: [stored] });
      onload = () => {};
      open = (_: string, address: string) => void sentAtOnce.push(address);
      send = () => setTimeout(() => this.onload());
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  vi.doUnmock("./sendInParts.ts");
});

const send = () => sendFile(film, "video", { onProgress: () => {}, onWaiting: waiting });

/** Fails as a request that was answered so. */
function failing(status: number, body = "") {
  return ({ onShouldRetry, onError }: UploadOptions) => {
    const originalResponse = { getStatus: () => status, getBody: () => body };
    const error = Object.assign(new Error(), { originalResponse }) as unknown as DetailedError;
    if (!onShouldRetry?.(error, 0, {} as never)) onError?.(error);
  };
}

test("a large file is stored once all of it has come", async () => {
  vi.stubGlobal("fetch", async () => answer());
  expect(await send().done).toEqual(stored);
  expect(sentAtOnce).toEqual([]);
});

test("of two tabs that send the same file each sends its own, and only the first goes on where it once was", async () => {
  const begun: { end: () => void; isListed: boolean | undefined }[] = [];
  upload = ({ onSuccess, storeFingerprintForResuming: isListed }) =>
    begun.push({ end: () => onSuccess?.({} as never), isListed });
  vi.stubGlobal("fetch", async () => answer());
  const first = send();
  await vi.waitFor(() => expect(begun).toHaveLength(1));
  const both = [first, send()];
  await vi.waitFor(() => expect(begun.map(({ isListed }) => isListed)).toEqual([true, false]));
  expect(resumed).toHaveBeenCalledOnce();
  for (const { end } of begun) end();
  expect(await Promise.all(both.map(({ done }) => done))).toEqual([stored, stored]);
  // The first is over: whoever sends it again is alone.
  const third = send();
  await vi.waitFor(() => expect(begun[2]?.isListed).toBe(true));
  begun[2]?.end();
  await third.done;
});

test("what was cancelled goes on where it was when the same file is chosen again", async () => {
  upload = () => undefined;
  const left = send();
  await vi.waitFor(() => expect(resumed).toHaveBeenCalledOnce());
  left.cancel(true);
  await left.done.catch(() => undefined);
  const again = send();
  await vi.waitFor(() => expect(resumed).toHaveBeenCalledTimes(2));
  again.cancel(true);
  await again.done.catch(() => undefined);
});

test("what is cancelled while the site stores it ends at once", async () => {
  let signal: AbortSignal | undefined;
  const asked = vi.fn((_: string, init: RequestInit) => {
    signal = init.signal ?? undefined;
    return new Promise<Response>((_resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal?.reason));
    });
  });
  vi.stubGlobal("fetch", asked);
  const { done, cancel } = send();
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  cancel();
  await expect(done).rejects.toMatchObject({ reason: "cancelled" });
  expect(signal?.aborted).toBe(true);
});

test("what is cancelled without a connection asks for nothing any more", async () => {
  const asked = vi.fn(async () => Promise.reject(new TypeError()));
  vi.stubGlobal("fetch", asked);
  const { done, cancel } = send();
  await vi.waitFor(() => expect(waiting).toHaveBeenLastCalledWith(true));
  vi.useFakeTimers();
  cancel(true);
  await expect(done).rejects.toMatchObject({ reason: "cancelled" });
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each([403, 404, 405, 501])(
  "a large file goes at once where a proxy answers %d to its parts",
  async (status) => {
    upload = failing(status, "<h1>Not here</h1>");
    expect(await send().done).toEqual(stored);
    expect(sentAtOnce).toEqual(["/admin/arquivos?accept=video"]);
  },
);

test("what the site itself refuses is not sent again", async () => {
  upload = failing(413, JSON.stringify({ message: "Grande demais" }));
  await expect(send().done).rejects.toMatchObject({ reason: "refused", message: "Grande demais" });
  upload = failing(404, JSON.stringify({ message: "Não encontrado" }));
  await expect(send().done).rejects.toMatchObject({ reason: "failed" });
  expect(sentAtOnce).toEqual([]);
});

test("a large file goes at once where the script for its parts is gone", async () => {
  vi.resetModules();
  vi.doMock("./sendInParts.ts", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  const fresh = await import("./sendFile.ts");
  const { done } = fresh.sendFile(film, "video", { onProgress: () => {}, onWaiting: waiting });
  expect(await done).toEqual(stored);
  expect(sentAtOnce).toEqual(["/admin/arquivos?accept=video"]);
});

test("only a connection that is away is said to be", async () => {
  for (const [status, isAway] of [
    [423, false],
    [409, false],
    [0, true],
    [503, true],
  ] as const) {
    upload = failing(status);
    const { done, cancel } = send();
    let isRunning = true;
    done.catch(() => undefined).finally(() => (isRunning = false));
    await vi.waitFor(() => {
      if (isAway) expect(waiting).toHaveBeenCalledWith(true);
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect(waiting.mock.calls, String(status)).toEqual(isAway ? [[true]] : []);
    expect(isRunning).toBe(true);
    cancel(true);
    await done.catch(() => undefined);
    waiting.mockClear();
  }
});
