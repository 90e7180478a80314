/** How many highlighted projects the home page shows: its gallery is a gesture, all are on the projects page. */
export const mostOnHome = 8;
