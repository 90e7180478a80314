import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { LoginPage } from "../LoginPage.tsx";

/** Says that a link was used, has ended, or never was one. */
export function LinkOver() {
  const texts = useTexts("adminDoors").over;
  return (
    <LoginPage title={texts.title} subtitle={texts.text}>
      <ButtonLink to={paths.admin.login}>{texts.signIn}</ButtonLink>
    </LoginPage>
  );
}
