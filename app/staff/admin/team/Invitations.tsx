import { Form } from "react-router";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import account from "../account.module.css";

interface Invitation {
  id: number;
  email: string;
  /** As shown. */
  expires: string;
}

/** Who was invited and has not come yet. */
export function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  const { invitations: texts, working } = useTexts("adminTeam");
  return (
    <section className={account.section} aria-labelledby="invitations-title">
      <h2 id="invitations-title">{texts.title}</h2>
      <ul className={account.sessions}>
        {invitations.map(({ id, email, expires }) => (
          <li key={id}>
            <div>
              <p className={account.name}>{email}</p>
              <p className={account.date}>{fill(texts.expires, { date: expires })}</p>
            </div>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <SaveButton
                name="intent"
                value="withdraw"
                look="outline"
                label={texts.withdraw}
                busyLabel={working}
                aria-label={fill(texts.withdrawNamed, { email })}
                className={account.end}
              />
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
