import type { Dictionary } from "../pt.ts";

export const validation = {
  email: "Invalid email",
  phone: "Invalid phone number",
  password: "Invalid password",
  text: "Invalid text",
  option: "Select an option",
  message: "Invalid message",
  type: "Value of an unexpected type",
  tooLong: "The text is too long",
  tooMany: "Too many items",
  characters: "The text contains a character that is not accepted",
  link: "Invalid link. Use an address that starts with https://, http://, mailto:, tel: or /",
  file: "This file is not on the site: upload it again",
  fileType: "This type of file is not accepted here",
  video: "Upload a video or paste the address of a YouTube video",
  date: "Invalid date",
  order: "Invalid position",
  id: "Unknown or repeated identifier",
} satisfies Dictionary["validation"];
