import { Form } from "react-router";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { IconLink } from "#app/ui/IconLink.tsx";
import account from "../account.module.css";
import styles from "./team.module.css";

interface Person {
  id: number;
  name: string;
  email: string;
  /** As shown; null for never. */
  lastSignIn: string | null;
  isBlocked: boolean;
  isSelf: boolean;
  hasTwoStep: boolean;
  hasPasskey: boolean;
}

/** Every account, with what colleagues can do about it. */
export function Colleagues({ people }: { people: readonly Person[] }) {
  const texts = useTexts("adminTeam");
  return (
    <section className={account.section} aria-labelledby="people-title">
      <h2 id="people-title">{texts.people}</h2>
      <ul className={account.sessions}>
        {people.map((person) => (
          <li key={person.id}>
            <div>
              <p className={account.name}>{person.name}</p>
              <p className={account.date}>{person.email}</p>
              <p className={account.date}>{stateOf(person, texts)}</p>
              {person.hasTwoStep && <p className={account.date}>{texts.twoStep}</p>}
              {person.hasPasskey && <p className={account.date}>{texts.passkey}</p>}
              {person.isSelf && <p className={account.current}>{texts.you}</p>}
            </div>
            <div className={styles.actions}>
              {!person.isSelf && <Buttons person={person} />}
              <IconLink
                to={paths.admin.removeColleague(person.id)}
                icon="trash"
                label={fill(texts.removeNamed, { name: person.name })}
                isDanger
                preventScrollReset
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateOf(
  { isBlocked, lastSignIn }: Person,
  texts: ReturnType<typeof useTexts<"adminTeam">>,
): string {
  if (isBlocked) return texts.blocked;
  return lastSignIn === null ? texts.never : fill(texts.lastSignIn, { date: lastSignIn });
}

/** Forms of one button each: without scripts each says by itself what it sends. */
function Buttons({ person: { id, name, isBlocked, hasTwoStep } }: { person: Person }) {
  const texts = useTexts("adminTeam");
  const block = ["block", texts.block, texts.blockNamed];
  const unblock = ["unblock", texts.unblock, texts.unblockNamed];
  const reset = ["reset", texts.reset, texts.resetNamed];
  const twoStepOff = ["twoStepOff", texts.twoStepOff, texts.twoStepOffNamed];
  const intents = isBlocked ? [unblock] : [reset, ...(hasTwoStep ? [twoStepOff] : []), block];
  return intents.map(([intent, label, named = ""]) => (
    <Form key={intent} method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <SaveButton
        name="intent"
        value={intent}
        look="outline"
        label={label}
        busyLabel={texts.working}
        aria-label={fill(named, { name })}
        className={account.end}
      />
    </Form>
  ));
}
