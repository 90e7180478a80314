import type { Dictionary } from "../pt.ts";

export const adminDocuments = {
  title: "Documents",
  lead: "The library of the Documents page, in the order in which visitors see it.",
  list: "Documents of the library",
  empty: "No documents found.",
  add: "Add file",
  edit: "Edit file",
  editNamed: "Edit {{name}}",
  deleteNamed: "Delete {{name}}",
  unnamed: "Untitled ({{id}})",
  download: "Download file",
  noFile: "No file",
  incomplete: "Incomplete: does not appear on the site",
  fields: {
    title: "Title",
    description: "Text",
    file: "File",
  },
  create: "Create",
  save: "Save changes",
  deleteText: "The file will be removed permanently.",
  created: "File added!",
  saved: "Changes saved!",
  deleted: "File deleted.",
} satisfies Dictionary["adminDocuments"];
