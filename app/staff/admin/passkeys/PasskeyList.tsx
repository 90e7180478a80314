import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { IconLink } from "#app/ui/IconLink.tsx";
import account from "../account.module.css";

interface Passkey {
  id: number;
  name: string;
  /** As shown. */
  added: string;
  /** As shown; null for never. */
  lastUsed: string | null;
  /** The host that it was made for, where that is not this one. */
  otherHost: string | undefined;
}

/** The person's passkeys, each with a link that renames it and one that removes it. */
export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const texts = useTexts("adminAccount").passkeys;
  return (
    <section className={account.section} aria-labelledby="passkeys-title">
      <h2 id="passkeys-title">{texts.title}</h2>
      <p>{texts.lead}</p>
      {passkeys.length > 0 && (
        <ul className={account.sessions}>
          {passkeys.map(({ id, name, added, lastUsed, otherHost }) => (
            <li key={id}>
              <div>
                <p className={account.name}>{name}</p>
                <p className={account.date}>{fill(texts.added, { date: added })}</p>
                <p className={account.date}>
                  {lastUsed === null ? texts.neverUsed : fill(texts.lastUsed, { date: lastUsed })}
                </p>
                {otherHost && (
                  <p className={account.date}>{fill(texts.otherHost, { host: otherHost })}</p>
                )}
              </div>
              <div className={account.tools}>
                <IconLink
                  to={paths.admin.passkey(id)}
                  icon="edit"
                  label={fill(texts.renameNamed, { name })}
                  preventScrollReset
                />
                <IconLink
                  to={paths.admin.removePasskey(id)}
                  icon="trash"
                  label={fill(texts.removeNamed, { name })}
                  isDanger
                  preventScrollReset
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink look="outline" to={paths.admin.newPasskey} preventScrollReset>
        {texts.add}
      </ButtonLink>
      <p className={account.date}>{texts.passwordStays}</p>
    </section>
  );
}
