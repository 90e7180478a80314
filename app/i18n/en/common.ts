import type { Dictionary } from "../pt.ts";

export const common = {
  newTab: "opens in a new tab",
  readWhole: "Read the whole text",
  loading: "Loading...",
  skip: {
    label: "Keyboard shortcuts",
    content: "Skip to content",
    menu: "Skip to menu",
    search: "Skip to search",
    footer: "Skip to footer",
  },
  menu: {
    label: "Main menu",
    mobile: "Menu",
    close: "Close menu",
    home: "Home",
    projects: "Projects",
    allProjects: "All projects",
    whatWeDo: "What We Do",
    about: "About",
    documents: "Documents",
    contact: "Contact",
    seeMore: "See more",
  },
  search: {
    open: "Search",
    label: "Search the site",
    placeholder: "Project, theme or document",
    submit: "Search",
    one: "1 result",
    many: "{{count}} results",
    none: "Nothing found",
    all: "See all results",
  },
  language: "Language",
  footer: {
    menu: "Explore",
    projects: "Projects",
    social: "Follow",
    terms: "Terms of use",
    privacy: "Privacy policy",
    api: "Open data (API)",
    credits: "Photos and illustrations: {{names}}",
    copyright: "© {{name}}. A non-profit organisation.",
  },
  toasts: {
    label: "Notifications",
    close: "Close notification",
    undo: "Undo",
    trash: "See it in the trash",
  },
  paging: {
    label: "Pages",
    previous: "Previous",
    next: "Next",
    page: "Page {{page}}",
    position: "Page {{page}} of {{pages}}",
    title: "page {{page}} of {{pages}}",
  },
  notFound: {
    title: "Page not found",
    subtitle: "It looks like you got lost along the way",
    description: "But don't worry, we're here to help you get back on track",
    home: "Back to the home page",
    otherProjects: "You may be looking for one of these projects",
  },
  error: {
    title: "Something drifted off course",
    text: "The fault is ours and has been logged. Try again in a moment, or go back to the home page.",
    retry: "Try again",
    home: "Back to the home page",
  },
  connection: {
    title: "The site did not answer",
    text: "Check your internet connection and try again.",
    none: "No connection: this page stays here. Try again when you are back online.",
    stale: "Could not refresh: what is on screen may not be the latest.",
    outdated:
      "The site was updated while this page was open: save what you typed and reload the page.",
    accepted:
      "What you sent has arrived, but the site stopped answering before the page was updated.",
  },
} satisfies Dictionary["common"];

export const feeds = {
  projects: "{{agency}}: projects",
  documents: "{{agency}}: documents",
} satisfies Dictionary["feeds"];
