/** Titles of the Atom feeds. */
export const feeds = {
  projects: "{{agency}}: projetos",
  documents: "{{agency}}: documentos",
};
