import { refusals } from "./refusals.server.ts";
import type { Json } from "./schemas.server.ts";

const text = { type: "string" };
const pixels = { type: "integer", minimum: 1 };

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
    200: {
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
    },
    ...refusals([400, 401, 408, 413, 415, 500, 507]),
  },
};
