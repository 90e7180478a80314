import { paths } from "#app/paths.ts";
import { refusals } from "./refusals.server.ts";
import type { Json } from "./schemas.server.ts";

const text = { type: "string" };
const pixels = { type: "integer", minimum: 1 };
const bytes = { type: "integer", minimum: 0 };

/** The answer to every upload. */
const stored: Json = {
  description: "Stored",
  content: {
    "application/json": {
      schema: {
        type: "object",
        required: ["files"],
        properties: {
          files: {
            type: "array",
            items: {
              type: "object",
              required: ["id", "url", "name", "size", "type"],
              properties: {
                id: {
                  ...text,
                  description:
                    "The value for image and file fields; of bytes that are stored already, that file's",
                },
                url: { ...text, description: "Path on this site: `/storage/` and the id" },
                name: { ...text, description: "The sender's name for the file" },
                size: { type: "integer", description: "Bytes" },
                type: { ...text, description: "MIME type, detected from the bytes" },
                width: pixels,
                height: pixels,
              },
            },
          },
        },
      },
    },
  },
};

/** `POST /api/upload` (contract 5, 6): handled before the router, since it streams. */
export const uploadOperation: Json = {
  operationId: "postUpload",
  summary: "Stores one or more files; one bad file refuses the whole request",
  tags: ["upload"],
  security: [{ bearer: [] }],
  parameters: [{ $ref: "#/components/parameters/lang" }],
  requestBody: {
    required: true,
    content: {
      "multipart/form-data": {
        schema: {
          type: "object",
          required: ["files[]"],
          properties: {
            "files[]": {
              type: "array",
              minItems: 1,
              items: { type: "string", format: "binary" },
              description: "Images, documents or videos; the type is detected from the bytes",
            },
          },
        },
      },
    },
  },
  responses: {
    200: stored,
    ...refusals([400, 401, 408, 413, 415, 500, 503, 507]),
  },
};

const version = { ...header("Tus-Resumable", "`1.0.0`"), required: true };
const id = { name: "id", in: "path", required: true, schema: text };
const lang = { $ref: "#/components/parameters/lang" };
const offset = { "Upload-Offset": { description: "Bytes that have come", schema: bytes } };
const shared = { tags: ["upload"], security: [{ bearer: [] }] };

/**
 * Uploads that go on where they broke off, by tus 1.0 (`resumable.server.ts`), by address: it streams, too, and has answers
 * without a body.
 */
export const resumableOperations: Record<string, Json> = {
  [paths.uploadParts]: {
    post: {
      ...shared,
      operationId: "postUploadResumable",
      summary:
        "Announces a file that comes in parts (tus 1.0); they are kept for a day after the last byte",
      parameters: [
        lang,
        version,
        { ...header("Upload-Length", "Bytes of the whole file", bytes), required: true },
        header(
          "Upload-Metadata",
          "`filename` and `accept` (`image`, `video`, `projectDocument`, `libraryDocument`, `captions` or `any`), each followed by its value in Base64",
        ),
      ],
      responses: {
        201: {
          description: "Announced",
          headers: { Location: { description: "Where its parts go", schema: text } },
        },
        ...refusals([400, 401, 412, 413, 507]),
      },
    },
  },
  [`${paths.uploadParts}/{id}`]: {
    head: {
      ...shared,
      operationId: "headUploadResumable",
      summary: "How much of the file has come",
      parameters: [lang, id, version],
      responses: {
        200: { description: "It goes on there", headers: offset },
        ...refusals([400, 401, 404, 412, 423]),
      },
    },
    patch: {
      ...shared,
      operationId: "patchUploadResumable",
      summary: "Sends its next bytes; what came before a connection broke off counts",
      parameters: [
        lang,
        id,
        version,
        { ...header("Upload-Offset", "As `HEAD` answers it", bytes), required: true },
      ],
      requestBody: {
        required: true,
        content: { "application/offset+octet-stream": { schema: { ...text, format: "binary" } } },
      },
      responses: {
        204: { description: "They have come", headers: offset },
        ...refusals([400, 401, 404, 408, 409, 412, 413, 415, 423, 507]),
      },
    },
    post: {
      ...shared,
      operationId: "postUploadResumableId",
      summary: "Checks and stores the file once all of it has come, as `POST /api/upload` does",
      parameters: [lang, id],
      responses: { 200: stored, ...refusals([400, 401, 404, 409, 413, 415, 423, 500, 503, 507]) },
    },
    delete: {
      ...shared,
      operationId: "deleteUploadResumable",
      summary: "Gives the upload up",
      parameters: [lang, id, version],
      responses: { 204: { description: "Gone" }, ...refusals([400, 401, 404, 412, 423]) },
    },
  },
};

function header(name: string, description: string, schema: Json = text): Json {
  return { name, in: "header", description, schema };
}
