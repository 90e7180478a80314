import type { Dictionary } from "../pt.ts";

/** What is scheduled. */
export const adminSchedule = {
  title: "Schedule",
  lead: "What goes on the site and what leaves it by itself, in Recife’s time.",
  empty:
    "Nothing is scheduled. Do so on each item’s screen, at “Schedule publication” or “Unpublish”.",
  states: {
    published: "Published",
    changed: "Unpublished changes",
    draft: "Draft",
    hidden: "Off the site",
    at: {
      published: "Published {{when}}",
      changed: "Unpublished changes, {{when}}",
      draft: "Draft, {{when}}",
      hidden: "Off the site: taken off {{when}}",
    },
    by: {
      published: "Published {{when}} by {{name}}",
      changed: "Unpublished changes by {{name}}, {{when}}",
      draft: "Draft by {{name}}, {{when}}",
      hidden: "Off the site: taken off {{when}} by {{name}}",
    },
  },
  planned: {
    publish: "Scheduled for {{when}}",
    unpublish: "Leaves the site on {{when}}",
  },
  failed: {
    stale:
      "Not published on {{when}}: somebody has published after this draft. Check and publish it, or schedule it again.",
    hidden:
      "Not published on {{when}}: somebody had taken it off the site. Publish it, or schedule it again.",
    invalid:
      "Not published on {{when}}: the draft has a field that is no longer accepted. Open it, correct it and schedule it again.",
  },
  actions: { publish: "Publish", unpublish: "Unpublish" },
  by: "by {{name}}",
  cancel: "Cancel",
  cancelNamed: "Cancel: {{title}}, {{when}}",
  cancelled: "No longer scheduled.",
  gone: "This is no longer scheduled: it has happened, or somebody has cancelled it.",
  form: {
    open: "Schedule publication",
    at: "Publish on",
    zone: "Date and time in Recife.",
    note: "At that time the draft is published as it is stored then.",
    submit: "Schedule",
    busy: "Scheduling...",
    done: "Scheduled for {{when}}. The draft is saved.",
    kept: "Draft saved. Nothing has changed on the site; it is still scheduled for {{when}}.",
  },
  unpublish: {
    open: "Schedule its end",
    endDone: "Leaves the site on {{when}}.",
    at: "Unpublish on",
    hint: "Date and time in Recife. Empty: now.",
    done: "{{name}} leaves the site on {{when}}.",
  },
  cancelDialog: {
    title: "Cancel what is scheduled?",
    publish: "The draft stays here, and nothing is published by itself.",
    unpublish: "What is on the site stays there.",
    confirm: "Cancel it",
    busy: "Cancelling...",
  },
} satisfies Dictionary["adminSchedule"];
