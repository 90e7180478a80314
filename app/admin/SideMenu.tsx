import { Link, useLocation } from "react-router";
import { brand } from "#app/brand.ts";
import { counted, fill, grouped } from "#app/i18n/fill.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { menuEntries } from "./menuEntries.ts";
import styles from "./SideMenu.module.css";

/**
 * The entries of the admin menu; the frame shows them at the side or collapsed in the header.
 *
 * @param waiting number of messages that wait for an answer
 */
export function SideMenu({ waiting }: { waiting: number }) {
  const { menu } = useTexts("adminCommon");
  const { pathname } = useLocation();
  return (
    <nav aria-label={menu.label}>
      <ul className={styles.entries}>
        {menuEntries.map(({ to, within, text, icon }) => (
          <li key={to}>
            <Link to={to} className={styles.entry} aria-current={currentOf(pathname, to, within)}>
              <Icon name={icon} />
              {fill(menu[text], { name: brand.shortName })}
              {text === "messages" && waiting > 0 && <WaitingCount count={waiting} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** "true": a screen of another address that belongs to the entry, such as a project's form. */
function currentOf(pathname: string, to: string, within: string | undefined) {
  if (pathname === to || pathname.startsWith(`${to}/`)) return "page";
  return within && pathname.startsWith(within) ? "true" : undefined;
}

function WaitingCount({ count }: { count: number }) {
  const { menu } = useTexts("adminCommon");
  const lang = useLang();
  const text = counted(count, lang, menu.waitingOne, menu.waiting);
  return (
    <span className={styles.count} title={text}>
      <span aria-hidden="true">{grouped(count, lang)}</span>
      <span className="visually-hidden"> ({text})</span>
    </span>
  );
}
