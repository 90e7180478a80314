import type { FormEvent } from "react";
import { Form } from "react-router";
import { useCurrentValue } from "#app/forms/useCurrentValue.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import styles from "./PositionInput.module.css";

interface PositionInputProps {
  id: number;
  name: string;
  place: number;
  count: number;
  onPlace: (place: number) => void;
}

/** Moves a project by number, possibly to a place on another page of the list. */
export function PositionInput({ id, name, place, count, onPlace }: PositionInputProps) {
  const { list } = useTexts("adminProjects");
  const input = useCurrentValue<HTMLInputElement>(String(place));

  function send(event: FormEvent) {
    event.preventDefault();
    onPlace(Number(input.current?.value));
  }

  return (
    <Form
      method="post"
      action={paths.admin.projectPosition(id)}
      className={styles.box}
      onSubmit={send}
    >
      <input
        ref={input}
        id={`posicao-${id}`}
        type="number"
        name="place"
        min={1}
        max={count}
        defaultValue={place}
        required
        aria-label={fill(list.position, { name, count })}
      />
      <span aria-hidden="true">/ {count}</span>
      <button type="submit" id={`mover-${id}`}>
        {list.place}
      </button>
    </Form>
  );
}
