import type { Dictionary } from "../pt.ts";

export const validation = {
  email: "Invalid email",
  phone: "Invalid phone number",
  password: "Invalid password",
  text: "Invalid text",
  option: "Select an option",
  message: "Invalid message",
  percent: "Enter a number from 0 to 100 (the size, from 10 to 100)",
  type: "Value of an unexpected type",
  tooLong: "The text is too long",
  tooMany: "Too many items",
  link: "Invalid link. Write the whole address, such as https://example.org, or a page of this site, such as /contato.",
  file: "This file is not on the site: upload it again",
  fileName: "Give the file a name",
  fileType: "This type of file is not accepted here",
  video: "Upload a video or paste the address of a YouTube video",
  date: "Invalid date",
  moment: "Give a date and a time, like 2026-11-27T08:00",
  past: "This moment has passed. Choose one in the future",
  order: "Invalid position",
  id: "Unknown or repeated identifier",
  answerName: "Tell us your name (up to 80 characters)",
  answerComment: "Tell us what should change (up to 5000 characters)",
  personName: "Say what the team calls you (up to 80 characters)",
  passkeyName: "Give the passkey a name (up to 80 characters)",
  firstCode:
    "This is not the code. It stands in the server’s log, and changes when the site restarts",
  code: "This code does not work: it may have been used, or its time may be over",
  currentPassword: "This is not your current password",
  newPassword: "The new password needs 12 to 1024 characters",
  commonPassword: "This password is widely known. Choose another, such as a sentence of your own",
  addressPassword: "The password cannot be your e-mail address",
} satisfies Dictionary["validation"];

export const forms = {
  summaryOne: "One field needs your attention",
  summaryMany: "{{count}} fields need your attention",
} satisfies Dictionary["forms"];
