/** How many highlighted projects the home page shows: a selection; the projects page has all. */
export const maxOnHome = 8;
