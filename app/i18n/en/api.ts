import type { Dictionary } from "../pt.ts";

export const api = {
  badRequest: "Invalid request",
  malformedJson: "The body of the request is not valid JSON",
  validation: "Some fields are invalid",
  unauthorized: "Sign in to continue",
  wrongCredentials: "Invalid email or password",
  signedOut: "Signed out",
  otherOrigin: "This request did not come from this site",
  notFound: "Resource not found",
  methodNotAllowed: "Method not allowed",
  timeout: "The upload stalled for too long and was cancelled",
  conflict: "Someone else has changed this content",
  keyReused: "This Idempotency-Key was used before, for other content",
  keyTooLong: "This Idempotency-Key has more than 200 characters",
  tooLarge: "What was sent is too large",
  unsupportedType: "This type of content is not accepted",
  tooManyRequests: "Too many attempts. Try again in a few minutes.",
  serverError: "Something went wrong on our side. Request code: {{requestId}}",
  diskFull: "The server is out of disk space. Nothing was saved; try again later.",
  files: {
    unacceptedType: "This type of file is not accepted",
    misnamedPicture:
      "Despite its name, the content of this file does not look like a JPG, PNG or WEBP image",
    brokenImage: "The image is damaged and could not be read",
    noMemory:
      "The server did not have enough memory to read the image. Try again later or send a smaller image.",
    brokenCaptions: "The captions are not in the WebVTT format",
    tooLarge: "The file is over the limit of {{megabytes}} MB",
    togetherTooLarge: "Together the files are over the limit of {{megabytes}} MB per upload",
    tooManyPixels: "The image is over the limit of {{megapixels}} megapixels",
    empty: "The file is empty",
    diskFull: "The server is out of disk space. The file was not saved; try again later.",
    malformed: "The upload is incomplete or malformed",
    tooMany: "Too many files at once (at most {{most}}); save, and send the others afterwards",
    stalled: "The upload stalled for too long and was cancelled",
  },
} satisfies Dictionary["api"];
