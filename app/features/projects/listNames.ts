/** A project's lists of rows, by their field names. */
export const listNames = ["partners", "posts", "gallery", "documents"] as const;
export type ListName = (typeof listNames)[number];
