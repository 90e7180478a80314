import { Form } from "react-router";
import { useCurrentValue } from "#app/forms/useCurrentValue.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import filterForm from "#app/ui/filterForm.module.css";
import type { HistoryEntry } from "../historyEntry.server.ts";
import type { Compared, Side, Versions } from "../recordPage.server.ts";
import { DifferenceTable } from "./DifferenceTable.tsx";
import styles from "./TwoVersions.module.css";

interface TwoVersionsProps {
  chosen: HistoryEntry;
  compared: Compared;
  versions: Versions;
  /** The other versions that this one can be compared with. */
  others: readonly HistoryEntry[];
  path: string;
}

/** Two versions side by side, the older one first, and the ways to bring one back. */
export function TwoVersions({ chosen, compared, versions, others, path }: TwoVersionsProps) {
  const { record: texts } = useTexts("adminHistory");
  const { sides, comparison, restorable } = versions;
  const { differences, lists } = comparison;
  return (
    <>
      <Compare chosen={chosen} compared={compared} others={others} path={path} />
      <div className={styles.sides}>
        {sides.map((side, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the older side, and the newer one
          <SideHead key={index} side={side} isOrder={lists !== undefined} />
        ))}
      </div>
      {lists ? (
        <TwoLists lists={lists} />
      ) : (
        <>
          {differences.length === 0 && <p className={styles.note}>{texts.same}</p>}
          <DifferenceTable
            comparison={comparison}
            headings={[nameOf(sides[0], texts), nameOf(sides[1], texts)]}
            restorePaths={sides.map(({ revision }, index) => (field) => {
              const isRestorable = restorable[index]?.includes(field);
              return revision !== undefined && isRestorable
                ? restorePath(revision, field)
                : undefined;
            })}
          />
        </>
      )}
    </>
  );
}

type Texts = ReturnType<typeof useTexts<"adminHistory">>["record"];

function nameOf({ revision, at, isCurrent }: Side, texts: Texts): string {
  if (revision === undefined && at === "") return texts.absent;
  return isCurrent ? texts.sides.now : at;
}

/** Where staff confirm that one field returns. */
function restorePath(revision: number, field: string): string {
  return `${paths.admin.restore(revision)}?${new URLSearchParams({ campo: field })}`;
}

function SideHead({ side, isOrder }: { side: Side; isOrder: boolean }) {
  const { record: texts } = useTexts("adminHistory");
  const { revision, at, isCurrent } = side;
  return (
    <div className={styles.side}>
      <p className={styles.name}>
        {at || (isOrder ? texts.sides.before : texts.absent)}
        {isCurrent && <span className={styles.current}>{texts.current}</span>}
      </p>
      {side.by && <p className={styles.by}>{side.by}</p>}
      {revision !== undefined && !isCurrent && (
        <ButtonLink to={paths.admin.restore(revision)} look="outline" className={styles.restore}>
          {isOrder ? texts.restoreOrder : texts.restoreAll}
        </ButtonLink>
      )}
    </div>
  );
}

/** The choice of the other version: a plain GET form. */
function Compare({ chosen, compared, others, path }: Omit<TwoVersionsProps, "versions">) {
  const { record: texts } = useTexts("adminHistory");
  const value = compared === "now" ? "agora" : compared === "previous" ? "" : String(compared);
  return (
    <Form action={path} className={filterForm.form} preventScrollReset>
      <input type="hidden" name="versao" value={chosen.revision} />
      <label>
        {texts.compareWith}
        <select ref={useCurrentValue(value)} name="com" defaultValue={value}>
          <option value="">{texts.previous}</option>
          <option value="agora">{texts.now}</option>
          {others.map(({ revision, at, by }) => (
            <option key={revision} value={revision}>
              {by ? `${at} · ${by}` : at}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" look="outline">
        {texts.compare}
      </Button>
    </Form>
  );
}

/** Two orders of a list; what stands elsewhere than before is marked. */
function TwoLists({ lists: [before, after] }: { lists: [string[], string[]] }) {
  return (
    <div className={styles.lists}>
      {[before, after].map((names, side) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the older list, and the newer one
        <ol key={side} className={styles.list}>
          {names.map((name, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two records may have one name
            <li key={place} data-moved={before[place] !== after[place] ? "" : undefined}>
              {name}
            </li>
          ))}
        </ol>
      ))}
    </div>
  );
}
