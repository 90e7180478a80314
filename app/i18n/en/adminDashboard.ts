import type { Dictionary } from "../pt.ts";

/** What waits for the team. */
export const adminDashboard = {
  title: "Dashboard",
  lead: "What is scheduled, what waits for somebody, and what changed last.",
  messages: "Messages waiting",
  unread: "{{count}} unread",
  unreadOne: "1 unread",
  noneUnread: "No unread messages.",
  drafts: "Drafts",
  noDrafts: "No drafts: everything that was written is published.",
  draftBy: "{{when}}, by {{name}}",
  changes: "Last changes",
  noChanges: "Nothing has changed yet.",
  allChanges: "See the whole history",
  weaknesses: {
    disk: "The server’s disk is nearly full: soon nothing can be saved. Tell whoever runs the server.",
    backup: "The last good backup is older than 36 hours. Tell whoever runs the server.",
    mail: "The site’s e-mails have not gone out for more than an hour. Tell whoever runs the server.",
  },
} satisfies Dictionary["adminDashboard"];
