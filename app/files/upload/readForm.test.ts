import { Readable } from "node:stream";
import { describe, expect, test, vi } from "vitest";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import {
  MalformedUploadError,
  StalledUploadError,
  TooManyFilesError,
  UnacceptedTypeError,
} from "../mediaErrors.ts";
import { readForm } from "./readForm.server.ts";
import { untilStalled } from "./untilStalled.server.ts";

setupTestDatabase();
const storage = setupTestStorage();

const kinds = { banner: "image", "gallery[].file": "image", file: "projectDocument" } as const;

function read(body: FormData | URLSearchParams | ArrayBuffer | string, headers?: HeadersInit) {
  const init = headers ? { headers } : {};
  const request = new Request("http://x/admin", { method: "POST", body, ...init });
  return readForm(request, (field) => kinds[field as keyof typeof kinds]);
}

function file(bytes: Buffer, name: string) {
  return new File([new Uint8Array(bytes)], name);
}

describe("an admin form", () => {
  test("without files is read as it is", async () => {
    const { formData, fileErrors } = await read(new URLSearchParams({ name: "Maré", a: "" }));
    expect([...formData]).toEqual([
      ["name", "Maré"],
      ["a", ""],
    ]);
    expect(fileErrors).toEqual({});
  });

  test("has line breaks of one kind, by whichever way it travelled", async () => {
    const text = "um\r\ndois\ntrês";
    const parts = new FormData();
    parts.append("text", text);
    for (const body of [new URLSearchParams({ text }), parts]) {
      expect((await read(body)).formData.get("text")).toBe("um\ndois\ntrês");
    }
  });

  test("has each file's stored path under its field's name", async () => {
    const body = new FormData();
    body.append("upload:banner", file(await samples.png(), "a.png"));
    body.append("banner", "images/old.webp");
    body.append("gallery[0].file", "images/one.webp");
    for (const name of ["b.jpg", "c.jpg"]) {
      body.append("upload:gallery[].file", file(await samples.jpg(), name));
    }
    const { formData } = await read(body);
    expect([...formData.keys()].sort()).toEqual([
      "banner",
      "gallery[0].file",
      "gallery[1].file",
      "gallery[2].file",
    ]);
    expect(formData.get("banner")).toMatch(/^images\/[0-9a-f]{32}\.webp$/);
    expect(storage.files()).toHaveLength(3);
  });

  test("keeps the stored file where the picker was left empty", async () => {
    const body = new FormData();
    body.append("banner", "images/old.webp");
    body.append("upload:banner", file(Buffer.alloc(0), ""));
    const { formData, fileErrors } = await read(body);
    expect([...formData]).toEqual([["banner", "images/old.webp"]]);
    expect(fileErrors).toEqual({});
  });

  test("keeps everything else when one file is refused", async () => {
    const body = new FormData();
    body.append("upload:file", file(Buffer.concat([samples.svg, Buffer.alloc(500_000)]), "a.svg"));
    body.append("upload:banner", file(await samples.png(), "a.png"));
    body.append("title", "Relatório");
    const { formData, fileErrors } = await read(body);
    expect(formData.get("title")).toBe("Relatório");
    expect(formData.get("banner")).toMatch(/^images\//);
    expect(fileErrors.file).toMatchObject([{ name: UnacceptedTypeError.name, fileName: "a.svg" }]);
    expect(storage.files()).toHaveLength(1);
  });

  test("names each refused file of a list, and keeps the others", async () => {
    const body = new FormData();
    body.append("upload:gallery[].file", file(samples.svg, "b.svg"));
    body.append("upload:gallery[].file", file(await samples.png(), "a.png"));
    body.append("upload:gallery[].file", file(Buffer.from("nada"), "c.svg"));
    const { formData, fileErrors } = await read(body);
    expect([...formData.keys()]).toEqual(["gallery[0].file"]);
    expect(fileErrors.gallery?.map(({ fileName }) => fileName)).toEqual(["b.svg", "c.svg"]);
  });

  test("may hold an empty picker for every row, and says which files are too many", async () => {
    const body = new FormData();
    for (const list of ["posts", "videos", "gallery", "partners"]) {
      for (let row = 0; row < 200; row++) {
        body.append(`upload:${list}[${row}].image`, file(Buffer.alloc(0), ""));
      }
    }
    for (let at = 0; at < 101; at++) body.append("upload:file", file(samples.svg, "a.svg"));
    body.append("upload:banner", file(samples.svg, "a.svg"));
    body.append("name", "Maré");
    const { formData, fileErrors } = await read(body);
    expect([...formData]).toEqual([["name", "Maré"]]);
    expect(fileErrors.banner).toMatchObject([{ name: TooManyFilesError.name, fileName: "" }]);
  });

  test("stores nothing for a field that takes no file", async () => {
    const body = new FormData();
    body.append("upload:title", file(samples.pdf, "a.pdf"));
    body.append("files[]", file(samples.pdf, "a.pdf"));
    expect([...(await read(body)).formData]).toEqual([]);
    expect(storage.files()).toEqual([]);
  });

  test("that breaks off keeps none of its files", async () => {
    const body = new FormData();
    const paper = Buffer.concat([samples.pdf, Buffer.alloc(2_000_000)]);
    for (const name of ["a.pdf", "b.pdf"]) body.append("upload:file", file(paper, name));
    const whole = new Request("http://x", { method: "POST", body });
    const bytes = (await whole.arrayBuffer()).slice(0, -20);
    const reading = read(bytes, { "Content-Type": whole.headers.get("Content-Type") ?? "" });
    await expect(reading).rejects.toThrow(MalformedUploadError);
    expect(storage.files()).toEqual([]);
  });

  test("that is malformed is refused", async () => {
    const reading = read("--xx", { "Content-Type": "multipart/form-data; boundary=xx" });
    await expect(reading).rejects.toThrow(MalformedUploadError);
  });

  test.each([
    ["posts[100000000].title", "a"],
    ["posts[9].posts[1000000]", "a"],
    ["posts.100000000", "a"],
    ["posts.length", "100000000"],
    ["a[", "a"],
    ["__proto__.a", "a"],
    [`a${".a".repeat(100)}`, "a"],
    ["__state__", "a"],
    ["__intent__", "a"],
    ["__intent__", '{"type":"update","payload":{"name":"posts","index":100000000,"value":1}}'],
    ["__intent__", '{"type":"insert","payload":{"name":"posts[100000000]"}}'],
    ["__intent__", '{"type":"remove","payload":{"name":"name","index":0}}'],
  ])("whose field %s=%s no list could hold is refused, its files too", async (name, value) => {
    const parts = new FormData();
    parts.append("name", "a");
    parts.append(name, value);
    await expect(read(new URLSearchParams({ name: "a", [name]: value }))).rejects.toThrow(
      MalformedUploadError,
    );
    parts.append("upload:file", file(samples.pdf, "a.pdf"));
    await expect(read(parts)).rejects.toThrow(MalformedUploadError);
    expect(storage.files()).toEqual([]);
  });

  test("of another multipart type is refused, before a parser prints what it cannot decode", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const part = "Content-Disposition: form-data; name=\"a\"; filename*=nope''b";
    const body = `--x\r\n${part}\r\n\r\n\r\n--x--\r\n`;
    const reading = read(body, { "Content-Type": "multipart/mixed; boundary=x" });
    await expect(reading).rejects.toBeInstanceOf(MalformedUploadError);
    expect(warn).not.toHaveBeenCalled();
  });

  test("may name its type in capitals", async () => {
    const body = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n';
    const { formData } = await read(body, { "Content-Type": "Multipart/Form-Data; boundary=x" });
    expect([...formData]).toEqual([["a", "b"]]);
  });

  test("that repeats a name thousands of times is refused", async () => {
    const fields = new URLSearchParams(Array<[string, string]>(5000).fill(["name", "a"]));
    await expect(read(fields)).rejects.toThrow(MalformedUploadError);
  });

  test("may name several boxes alike", async () => {
    const fields = new URLSearchParams(Array<[string, string]>(20).fill(["en.confirmed", "name"]));
    expect((await read(fields)).formData.getAll("en.confirmed")).toHaveLength(20);
  });

  test("whose picker stands in a row that no list could hold is refused", async () => {
    const parts = new FormData();
    parts.append("upload:gallery[100000000].file", file(samples.pdf, "a.pdf"));
    await expect(read(parts)).rejects.toThrow(MalformedUploadError);
    expect(storage.files()).toEqual([]);
  });
});

test("a sender that falls silent is not waited for", async () => {
  const body = new Readable({ read() {} });
  body.push(new Uint8Array(1));
  const reading = (async () => {
    for await (const _ of untilStalled(body, 20));
  })();
  await expect(reading).rejects.toThrow(StalledUploadError);
});
