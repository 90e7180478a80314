/** The speed of an upload compared with copying the same file. */
import {
  copyFileSync,
  fsyncSync,
  openAsBlob,
  openSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { removeFolder, staff, temporaryFolder } from "./site.mjs";

const fileMegabytes = 256;

/** @returns megabytes per second of an upload and of a plain copy with fsync */
export async function uploadAndCopy(url, video) {
  const folder = temporaryFolder("upload");
  const file = path.join(folder, "video.mp4");
  writeFileSync(file, video);
  // A last box that extends to the end of the file, which may be of any size.
  writeFileSync(file, Buffer.from([0, 0, 0, 0, 0x66, 0x72, 0x65, 0x65]), { flag: "a" });
  truncateSync(file, fileMegabytes * 1024 * 1024);

  const { token } = await (
    await fetch(`${url}/api/auth/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(staff),
    })
  ).json();
  const form = new FormData();
  form.append("files[]", await openAsBlob(file), "video.mp4");
  const uploaded = performance.now();
  const answer = await fetch(`${url}/api/upload`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  const upload = fileMegabytes / ((performance.now() - uploaded) / 1000);

  const copied = performance.now();
  copyFileSync(file, `${file}.copy`);
  fsyncSync(openSync(`${file}.copy`, "r+"));
  const copy = fileMegabytes / ((performance.now() - copied) / 1000);
  removeFolder(folder);
  return { status: answer.status, upload, copy };
}
