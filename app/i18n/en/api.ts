import type { Dictionary } from "../pt.ts";

export const api = {
  badRequest: "Invalid request",
  malformedJson: "The body of the request is not valid JSON",
  validation: "Some fields are invalid",
  unauthorized: "Sign in to continue",
  codeNeeded: 'This account asks for a code as well: send it as "code"',
  wrongCredentials: "Invalid email or password",
  signedOut: "Signed out",
  otherOrigin: "This request did not come from this site",
  notFound: "Resource not found",
  gone: "This file is no longer on the site",
  methodNotAllowed: "Method not allowed",
  headersTooLarge:
    "The address or the cookies are too large. Delete this site’s cookies and try again.",
  timeout: "The upload stalled for too long and was cancelled",
  conflict: "Someone else has changed this content",
  notRestorable: "This content no longer follows the site’s rules and cannot come back whole",
  keyReused: "This Idempotency-Key was used before, for other content",
  keyTooLong: "This Idempotency-Key has more than 200 characters",
  tooLarge: "What was sent is too large",
  unsupportedType: "This type of content is not accepted",
  tooManyRequests: "Too many attempts. Try again in a few minutes.",
  databaseSilent: "The database has not answered. Try again in a moment.",
  databaseAway:
    "The database has not answered. See whether what you sent was saved before you try again.",
  busy: "There are too many visits right now. Try again in a moment.",
  serverError: "Something went wrong on our side. Request code: {{requestId}}",
  diskFull: "The server is out of disk space. Nothing was saved; try again later.",
  files: {
    named: "{{name}}: {{reason}}",
    unacceptedType: "This type of file is not accepted here. Accepted types: {{types}}",
    heic: "HEIC photos, as iPhones take them, are not accepted. Export it as a JPEG: on the iPhone choose Settings › Camera › Formats › Most Compatible and take it again, or copy the photo to the Files app; on a Mac open it in Preview and choose File › Export › JPEG.",
    misnamedPicture:
      "Despite its name, the content of this file does not look like an image. Accepted types: {{types}}",
    activePage:
      "HTML pages and SVG drawings are not accepted, not even written as XML, because they may contain programs. Accepted types: {{types}}",
    macros:
      "This Word document contains macros (programs), which are not accepted. In Word, save it as “Word Document (*.docx)” and send the new file. Accepted types: {{types}}",
    remoteTemplate:
      "This Word document loads its template from elsewhere, which may bring programs. In Word, choose the template Normal.dotm in Developer > Document Template and save, or send the document as PDF. Accepted types: {{types}}",
    brokenImage: "The image is damaged and could not be read",
    noMemory:
      "The server did not have enough memory to read the image. Try again later or send a smaller image.",
    videoIndex:
      "The video has no index and cannot be watched: the recording or the copy did not reach its end. Copy it from the camera again, or export it once more.",
    videoPicture:
      "The file has no picture, only sound or not even that: it cannot be shown as a video",
    videoCut:
      "The video is incomplete: the end of the file is missing. Copy it from the camera again, or export it once more.",
    brokenCaptions:
      "The captions are not in the WebVTT format, in UTF-8 and with at least one cue with its times",
    tooLarge: "The file is over the limit of {{limit}}",
    togetherTooLarge: "Together the files are over the limit of {{limit}} per upload",
    tooManyPixels: "The image is over the limit of {{megapixels}} megapixels",
    empty: "The file is empty",
    diskFull: "The server is out of disk space. The file was not saved; try again later.",
    unreachable:
      "The server cannot reach the place where it keeps files just now; try again in a moment.",
    malformed: "The upload is incomplete or malformed",
    notMultipart: "Send the files as multipart/form-data, not compressed",
    noFileInField: "Send each file, with its name, in the field {{field}}",
    tooMany: "Too many files at once (at most {{most}}); save, and send the others afterwards",
    incomplete: "Not all of the file has come yet: go on from where it is",
    wrongOffset: "The upload is at another point: ask where (HEAD) and go on from there",
    protocol: "Send the header Tus-Resumable: 1.0.0",
    inUse: "Another connection is sending this file; try again in a moment",
    stalled: "The upload stalled for too long and was cancelled",
  },
} satisfies Dictionary["api"];
