import { useTexts } from "#app/i18n/useTexts.ts";
import { FormSection } from "../FormSection.tsx";
import { StoredFileField } from "../StoredFileField.tsx";
import { LinkField, TextField } from "../TextField.tsx";
import { Files } from "./Files.tsx";

/** Name, subtitle, link and the pictures that represent the project. */
export function BannerSection() {
  const { fields, hints } = useTexts("adminProjects");
  const { main } = fields;
  return (
    <FormSection name="banner">
      <TextField name="name" label={main.name} />
      <TextField name="subtitle" label={main.subtitle} />
      <LinkField name="link" label={main.link} hint={hints.projectLink} />
      <Files>
        <StoredFileField
          name="bannerLogo"
          label={main.bannerLogo}
          accept="image"
          size="150x140"
          onDark
        />
        <StoredFileField
          name="bannerImage"
          label={main.bannerImage}
          accept="image"
          size="1920x870"
        />
        <StoredFileField
          name="cardImageMobile"
          label={main.cardImageMobile}
          hint={hints.cardImageMobile}
          accept="image"
          size="150x140"
        />
        <StoredFileField
          name="cardImageDesktop"
          label={main.cardImageDesktop}
          accept="image"
          size="1920x870"
        />
      </Files>
    </FormSection>
  );
}
