import { Link } from "react-router";
import {
  publishAtField,
  scheduleButton,
  scheduleEndButton,
  unpublishAtField,
} from "#app/forms/drafts/formButtons.ts";
import { type FormResponse, submittedText } from "#app/forms/saving/formResponse.ts";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { PlannedLine } from "../describePlanned.server.ts";
import styles from "./ScheduleFields.module.css";

interface ScheduleFieldsProps {
  formId: string;
  planned: readonly PlannedLine[];
  /** Where one of them is cancelled. */
  cancelPath: (scheduled: number) => string;
  /** The form as it came back, with what was typed and why it was refused. */
  result: FormResponse["result"];
  /** Whether its end is chosen here too. */
  hasEnd?: boolean;
}

/**
 * What happens to a record by itself, and the moment for its publication: "Agendar" sends the form, like every
 * other button of it.
 */
export function ScheduleFields(props: ScheduleFieldsProps) {
  const { formId, planned, cancelPath, result, hasEnd = false } = props;
  const { form: texts, unpublish } = useTexts("adminSchedule");
  const shared = { formId, planned, result };
  return (
    <div className={styles.schedule}>
      <PlannedLines planned={planned} cancelPath={cancelPath} />
      <PublicationMoment {...shared} />
      {hasEnd && (
        <Moment
          {...shared}
          action="unpublish"
          field={unpublishAtField}
          button={scheduleEndButton}
          summary={unpublish.open}
          label={unpublish.at}
          note={texts.zone}
        />
      )}
    </div>
  );
}

/** What happens to a record by itself, each with the way to cancel it. */
export function PlannedLines({
  planned,
  cancelPath,
}: Pick<ScheduleFieldsProps, "planned" | "cancelPath">) {
  const { cancel } = useTexts("adminSchedule");
  return (
    <>
      {planned.map((line) => (
        <p key={line.id} className={styles.planned} data-failed={line.hasFailed || undefined}>
          <Icon name={line.hasFailed ? "warning" : "clock"} />
          <span>
            {line.text} <small>{line.by}</small>
          </span>
          <Link to={cancelPath(line.id)} preventScrollReset>
            {cancel}
          </Link>
        </p>
      ))}
    </>
  );
}

/** The moment of its publication. */
export function PublicationMoment(
  props: Pick<ScheduleFieldsProps, "formId" | "planned" | "result">,
) {
  const { form: texts } = useTexts("adminSchedule");
  return (
    <Moment
      {...props}
      action="publish"
      field={publishAtField}
      button={scheduleButton}
      summary={texts.open}
      label={texts.at}
      note={`${texts.zone} ${texts.note}`}
    />
  );
}

interface MomentProps extends Pick<ScheduleFieldsProps, "formId" | "planned" | "result"> {
  action: PlannedLine["action"];
  field: string;
  button: { name: string; value: string };
  summary: string;
  label: string;
  note: string;
}

function Moment(props: MomentProps) {
  const { formId, planned, result, action, field, button, summary, label, note } = props;
  const { form: texts } = useTexts("adminSchedule");
  const current = planned.find((line) => line.action === action);
  const errors = result?.error?.[field];
  const id = `${formId}-${field}`;
  return (
    <details className={styles.fields} open={errors ? true : undefined}>
      <summary>
        <Icon name="clock" />
        {summary}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.row}>
        <label htmlFor={id}>{label}</label>
        <input
          type="datetime-local"
          id={id}
          name={field}
          key={current?.minute}
          defaultValue={submittedText(field, result) ?? current?.minute}
          aria-invalid={errors ? true : undefined}
          aria-describedby={`${id}-notes`}
        />
        <SaveButton {...button} look="outline" label={texts.submit} busyLabel={texts.busy} />
      </div>
      <div id={`${id}-notes`} className={styles.notes}>
        {errors?.map((error) => (
          <p key={error} className={styles.error}>
            {error}
          </p>
        ))}
        <p>{note}</p>
      </div>
    </details>
  );
}
