import type { Dictionary } from "../pt.ts";

/** What waits for the team. */
export const adminDashboard = {
  title: "Dashboard",
  lead: "What is scheduled, what waits for somebody, what is missing, and what changed last.",
  messages: "Messages waiting",
  unread: "{{count}} unread",
  unreadOne: "1 unread",
  noneUnread: "No unread messages.",
  drafts: "Drafts",
  noDrafts: "No drafts: everything that was written is published.",
  draftBy: "{{when}}, by {{name}}",
  missing: {
    title: "What is missing",
    missing: "{{count}} texts without English",
    missingOne: "1 text without English",
    outdated: "{{count}} outdated translations",
    outdatedOne: "1 outdated translation",
    noEnglish: "No text is without English.",
    alts: "{{count}} pictures without an alternative text",
    altsOne: "1 picture without an alternative text",
    noAlts: "No picture is without an alternative text.",
    describe: "Describe the picture",
  },
  changes: "Last changes",
  noChanges: "Nothing has changed yet.",
  allChanges: "See the whole history",
  alerts: {
    disk: "The server’s disk is nearly full: soon nothing can be saved. Tell whoever runs the server.",
    backup: "The last good backup is older than 36 hours. Tell whoever runs the server.",
    mail: "The site’s e-mails have not gone out for more than an hour. Tell whoever runs the server.",
    certificate:
      "The site’s security certificate ends in less than 14 days, or has ended. Tell whoever runs the server.",
    guessing: "Somebody is trying to guess passwords of the back office.",
  },
  alertMail: {
    subject: "{{site}}: the site needs somebody",
    text: "Hello,\n\nthe site {{site}} tells:\n\n{{list}}\n\nDashboard: {{dashboard}}\n\nThis mail comes once a day at most, to whoever asked for it in My account: {{account}}\n",
  },
} satisfies Dictionary["adminDashboard"];
