import { randomBytes } from "node:crypto";
import path from "node:path";
import { ConfigError, config } from "#app/platform/config.ts";
import type { StoragePaths } from "#app/platform/storage.ts";
import { randomName } from "../storedPath.server.ts";
import { diskFiles } from "./diskFiles.server.ts";
import { S3Client, S3Error } from "./s3/s3Client.server.ts";
import { s3Files } from "./s3/s3Files.server.ts";
import { deleteObjects, listObjects } from "./s3/s3Objects.server.ts";
import type { S3Settings } from "./s3/s3Settings.ts";
import type { StoredFiles } from "./storedFiles.ts";

type FilePaths = Pick<StoragePaths, "public" | "temporary" | "cache">;

/**
 * The site's stored files, where its settings say: in a bucket, or on the disk.
 *
 * @param options.isSite by the process that serves them: it alone keeps copies of what lies in a bucket
 */
export function siteFiles(paths: FilePaths, { isSite = false } = {}): StoredFiles {
  const settings = s3Settings();
  if (!settings) return diskFiles(paths.public);
  return s3Files(settings, {
    ...(isSite && {
      copies: { folder: paths.cache, bytes: config().FILES_CACHE_MB * 1024 * 1024 },
    }),
    newTempPath: () => path.join(paths.temporary, randomName()),
  });
}

function s3Settings(): S3Settings | undefined {
  const { FILES_URL, FILES_KEY = "", FILES_SECRET = "" } = config();
  return FILES_URL && { ...FILES_URL, accessKey: FILES_KEY, secretKey: FILES_SECRET };
}

/**
 * Whether the bucket holds stored files.
 *
 * @returns undefined where the files are not in a bucket
 * @throws ConfigError where it cannot be reached, or not be written and read
 */
export async function probeBucket(): Promise<{ isEmpty: boolean } | undefined> {
  const settings = s3Settings();
  if (!settings) return undefined;
  const client = new S3Client(settings);
  // Among the uploads, so that the sweep finds what a killed start has left.
  const key = `files/probe-${randomName()}.xml`;
  const body = randomBytes(16);
  try {
    let isEmpty = true;
    for await (const object of listObjects(client, 2)) {
      isEmpty = object.key.startsWith("files/probe-");
      if (!isEmpty) break;
    }
    await client.send({ method: "PUT", key, body }).then(read);
    const found = await client.send({ method: "GET", key }).then(read);
    await deleteObjects(client, [key]);
    if (!found.equals(body)) throw new S3Error("S3 GET: not what was stored");
    return { isEmpty };
  } catch (error) {
    if (!(error instanceof S3Error)) throw error;
    throw new ConfigError(
      `Setting FILES_URL is wrong: expected a bucket that FILES_KEY may list, read and write (${describe(error)})`,
    );
  }
}

async function read(response: Response): Promise<Buffer> {
  const bytes = Buffer.from(await response.arrayBuffer());
  if (!response.ok) throw new S3Error(`S3: ${response.status}`, response.status);
  return bytes;
}

/** With what the system says of a connection that was not made. */
function describe({ message, cause }: S3Error): string {
  const causes = [cause, cause instanceof Error ? cause.cause : undefined];
  const code = causes
    .map((each) => (each as NodeJS.ErrnoException | undefined)?.code)
    .find(Boolean);
  return code ? `${message}, ${code}` : message;
}
