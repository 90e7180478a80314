/** A file picker for the field `banner` is named `upload:banner` (see `readForm`). */
export const uploadPrefix = "upload:";
