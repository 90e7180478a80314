import { Fragment, type ReactNode, useRef } from "react";
import { Form, Link, useLocation } from "react-router";
import { brand } from "#app/brand.ts";
import { DescribeProvider } from "#app/features/media/admin/DescribeProvider.tsx";
import { LibraryProvider } from "#app/features/storedFiles/admin/LibraryDialog.tsx";
import { accountField } from "#app/forms/browserCopies/copies.ts";
import { useDropGuard } from "#app/forms/files/useDropZone.ts";
import { FormPageContext, useFormPage } from "#app/forms/saving/formPage.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/Button.tsx";
import { closeOnChoice, useCloseOutside } from "#app/ui/closeMenu.ts";
import { Icon } from "#app/ui/Icon.tsx";
import "#app/ui/adminIcons.tsx";
import { Logo } from "#app/ui/Logo.tsx";
import { TroubleLine } from "#app/ui/TroubleLine.tsx";
import { useStayWithoutConnection } from "#app/ui/withoutConnection.ts";
import styles from "./AdminLayout.module.css";
import { PageLoading } from "./PageLoading.tsx";
import { PaletteButton, usePalette } from "./palette/PaletteButton.tsx";
import { SideMenu } from "./SideMenu.tsx";
import { useFocusAfterAction } from "./useFocusAfterAction.ts";

interface AdminLayoutProps {
  /** The signed-in account. */
  staffId: number;
  /** The signed-in user's e-mail. */
  email: string;
  /** What colleagues call them. */
  name: string;
  /** Number of messages that wait for an answer. */
  waiting: number;
  /** Whether notification mail is failing to go out. */
  hasMailTrouble: boolean;
  /** Whether somebody keeps guessing passwords. */
  isGuessed: boolean;
  /** The moment, in words, as of which they look at the site. */
  past: string | undefined;
  children: ReactNode;
}

/** The frame of every admin screen (spec 2): side menu, header with its title, "Sair". */
export function AdminLayout({
  staffId,
  email,
  name,
  waiting,
  hasMailTrouble,
  isGuessed,
  past,
  children,
}: AdminLayoutProps) {
  const { menu, guessing, mailTrouble } = useTexts("adminCommon");
  const { pathname } = useLocation();
  const { isGuarded, screen } = useFormPage();
  const { palette, openPalette } = usePalette();
  useFocusAfterAction();
  useDropGuard();
  const title = fill(menu.title, { name: brand.shortName });
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {menu.skip}
      </a>
      <header className={styles.header} data-tone="ink">
        <FoldedMenu key={pathname} waiting={waiting} />
        <Link to={paths.admin.projects} className={styles.brand}>
          <Logo drawing="symbol" className={styles.logo} />
          {title}
        </Link>
        <PaletteButton onOpen={openPalette} />
        <a href={paths.home} className={styles.site}>
          {menu.site}
        </a>
        <Link
          to={paths.admin.account}
          className={styles.account}
          title={fill(menu.signedIn, { email })}
        >
          <Icon name="person" />
          <span>{name}</span>
        </Link>
        <Form method="post" action={paths.admin.signOut} className={styles.signOut}>
          <input type="hidden" name={accountField} value={staffId} />
          <button type="submit">{menu.signOut}</button>
        </Form>
      </header>
      <div className={styles.side} data-tone="ink">
        <SideMenu waiting={waiting} />
      </div>
      <main id="content" tabIndex={-1} className={styles.main}>
        {past !== undefined && pathname !== paths.admin.moment && <PastLine date={past} />}
        {hasMailTrouble && pathname !== paths.admin.messages && (
          <TroubleLine
            text={mailTrouble.text}
            more={{ to: paths.admin.messages, link: mailTrouble.link }}
          />
        )}
        {isGuessed && pathname !== paths.admin.security && (
          <TroubleLine
            text={guessing.text}
            more={{ to: paths.admin.security, link: guessing.link }}
          />
        )}
        <PageLoading />
        {!isGuarded && <StayWithoutConnection />}
        <FormPageContext value={screen}>
          <DescribeProvider>
            <LibraryProvider>
              <Fragment key={screen.drawn}>{children}</Fragment>
            </LibraryProvider>
          </DescribeProvider>
        </FormPageContext>
      </main>
      {palette}
    </div>
  );
}

/** That the site is looked at as it was, while the back office shows and changes today's; and the way back to now. */
function PastLine({ date }: { date: string }) {
  const { past } = useTexts("adminCommon");
  const { pathname } = useLocation();
  return (
    // A whole document: the pages of the site that were loaded are of then.
    <Form method="post" action={paths.admin.moment} reloadDocument className={styles.past}>
      <p>{fill(past.text, { date })}</p>
      <input type="hidden" name="back" value={pathname} />
      <Link to={paths.admin.moment}>{past.list}</Link>
      <Button type="submit" look="outline" name="intent" value="leave">
        {past.leave}
      </Button>
    </Form>
  );
}

/** The menu on a narrow screen: it covers the page while it is open. */
function FoldedMenu({ waiting }: { waiting: number }) {
  const { menu } = useTexts("adminCommon");
  const fold = useRef<HTMLDetailsElement>(null);
  useCloseOutside(fold);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click
    <details ref={fold} className={styles.fold} onClick={closeOnChoice}>
      <summary>
        <Icon name="menu" />
        <span className="visually-hidden">{menu.toggle}</span>
      </summary>
      <div className={styles.folded}>
        <SideMenu waiting={waiting} />
        <a href={paths.home} className={styles.foldedSite}>
          {menu.site}
        </a>
      </div>
    </details>
  );
}

/** Rendered only on screens whose form does not install a blocker of its own. */
function StayWithoutConnection() {
  useStayWithoutConnection();
  return null;
}
