import { type SqlBool, sql } from "kysely";
import { db } from "#app/db/connection.server.ts";
import { hasOwnPortuguese, isOwnInEnglishAlone } from "#app/db/placeAlts.server.ts";

/** A picture that visitors are shown and nobody has described. */
export interface UndescribedPicture {
  /** Path under /storage. */
  path: string;
  /** The first project that shows it; null: the banner does. */
  project: { id: number; name: string } | null;
}

/**
 * Where the site reads a picture's alternative text aloud (`Picture` without words of its own): a partner's logo
 * has its name, and a card or a project's banner stands beside its title (what is said of a banner is read all the same).
 * One that is described in its place alone lacks nothing there.
 */
const readAloud = {
  project: [
    "descriptionFirstImage",
    "descriptionSecondImage",
    "resultsImage",
    "beforeImage",
    "afterImage",
    "eBookImage",
  ],
  projectPartner: ["image"],
  projectGalleryItem: ["file"],
  banner: ["desktopImage"],
} as const;

const listTables = ["projectPartner", "projectGalleryItem"] as const;

/** A row of a list has one picture: whether nothing at all is said of it there is known by an index. */
const saysNothing = sql`alts = '{}'`;

/**
 * The conditions of the rows where nothing is said of a picture in Portuguese.
 *
 * @param isOfIndex whether with those that an index knows
 */
function plainRows(table: string, column: string, isOfIndex: boolean) {
  const isOfList = (listTables as readonly string[]).includes(table);
  if (!isOfList) return [sql`not ${hasOwnPortuguese("alts", column)}`];
  return [...(isOfIndex ? [saysNothing] : []), isOwnInEnglishAlone("alts")];
}

const owners = { project: "id", projectPartner: "projectId", projectGalleryItem: "projectId" };

/** The path of every picture that is read aloud, null where a field is empty, with the project's id if wanted. */
function readAloudPictures({ withProject = false, isOfIndex = true } = {}) {
  const shown = Object.entries(readAloud).flatMap(([table, columns]) =>
    columns.flatMap((column) => {
      const owner = table === "banner" ? sql`null` : sql.ref(owners[table as keyof typeof owners]);
      const isShown = table === "banner" ? sql`"isActive" = 1` : sql`1 = 1`;
      const project = withProject ? sql`, ${owner} as "projectId"` : sql``;
      return plainRows(table, column, isOfIndex).map(
        (isPlain) => sql`select ${sql.ref(column)} as path ${project} from ${sql.table(table)}
          where ${isShown} and ${isPlain}`,
      );
    }),
  );
  return sql.join(shown, sql` union all `);
}

/** For a query on `media`: whether it is a picture that visitors are shown and nobody has described. */
export function isUndescribed() {
  // In the words of the index.
  return sql<SqlBool>`(substr(type, 1, 6) = 'image/' and "isDecorative" = 0 and trim("altPt") = ''
    and media.path in (select path from (${readAloudPictures()}) as shown where path is not null))`;
}

/**
 * The same for a query that lists few files: it asks for each what an index knows, in place of reading every place
 * where pictures are.
 */
export function isOneUndescribed() {
  const others = readAloudPictures({ isOfIndex: false });
  const ofRows = listTables.map((table) => {
    const [column] = readAloud[table];
    const shown = sql.ref(`${table}.${column}`);
    return sql`exists (select 1 from ${sql.table(table)} where ${shown} = media.path and ${saysNothing})`;
  });
  return sql<SqlBool>`(substr(type, 1, 6) = 'image/' and "isDecorative" = 0 and trim("altPt") = ''
    and (media.path in (select path from (${others}) as shown where path is not null)
      or ${sql.join(ofRows, sql` or `)}))`;
}

/** Pictures without an alternative text that are not marked as decorative, the newest first, and how many there are. */
export async function findUndescribed(
  limit: number,
): Promise<{ count: number; pictures: UndescribedPicture[] }> {
  const { rows } = await sql<{
    path: string;
    projectId: number | null;
    name: string | null;
    count: number;
  }>`
    select media.path, project.id as "projectId", project.name, count(*) over () as count
    from (select path, min("projectId") as "projectId" from (${readAloudPictures({ withProject: true })}) as place
      where path is not null group by path) as shown
    join media on media.path = shown.path
    left join project on project.id = shown."projectId"
    where trim(media."altPt") = '' and media."isDecorative" = 0
    order by media.id desc limit ${limit}`.execute(db());
  return {
    count: rows[0]?.count ?? 0,
    pictures: rows.map(({ path, projectId: id, name }) => ({
      path,
      project: id === null ? null : { id, name: name ?? "" },
    })),
  };
}

/** Those of some pictures that have an alternative text, or are marked as decorative. */
export async function findDescribed(paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  const rows = await db()
    .selectFrom("media")
    .select("path")
    .where("path", "in", [...new Set(paths)])
    .where((eb) => eb.or([eb(sql`trim(${eb.ref("altPt")})`, "<>", ""), eb("isDecorative", "=", 1)]))
    .execute();
  return rows.map(({ path }) => path);
}
