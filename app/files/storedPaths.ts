/**
 * SQL for every path under /storage that a row refers to, originals and generated files alike. A plain
 * string, since it also runs on databases other than the site's own, such as a copy in a backup.
 */
export const storedPaths = `select path from media
  union select path from mediaVariant
  union select path from mediaTrack
  union select poster as path from media where poster is not null`;

/** SQL for the sizes of the stored files, as far as rows hold them: in bytes, as the file was written. */
export const storedSizes =
  "select path, size from media union all select path, size from mediaVariant";
