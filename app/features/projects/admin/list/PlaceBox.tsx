import { Form } from "react-router";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import styles from "./PlaceBox.module.css";

interface PlaceBoxProps {
  id: number;
  name: string;
  place: number;
  count: number;
}

/** Moves a project by number, to a place that may stand on another page of the list. */
export function PlaceBox({ id, name, place, count }: PlaceBoxProps) {
  const { list } = useTexts("adminProjects");
  return (
    <Form
      method="post"
      action={paths.admin.placeProject(id)}
      preventScrollReset
      className={styles.box}
    >
      <input
        key={place}
        type="number"
        name="place"
        min={1}
        max={count}
        defaultValue={place}
        required
        aria-label={fill(list.position, { name, count })}
      />
      <span aria-hidden="true">/ {count}</span>
      <button type="submit">{list.place}</button>
    </Form>
  );
}
