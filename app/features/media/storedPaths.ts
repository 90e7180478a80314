/**
 * SQL for every path under /storage that a row knows, of whatever is stored or made from it. Plain text,
 * since it also asks databases that are not the site's own, such as a copy in a backup.
 */
export const storedPaths = `select path from media
  union select path from mediaVariant
  union select path from mediaTrack
  union select poster as path from media where poster is not null`;
