import { type ReactNode, useState } from "react";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { BannerCrop, CardForOthers } from "../BannerCrop.tsx";
import { FormSection } from "../FormSection.tsx";
import styles from "../fields.module.css";
import {
  Files,
  LinkField,
  StoredFileField,
  type Suggestions,
  TextField,
  useFieldState,
} from "../fields.tsx";

interface BannerSectionProps {
  themes: Suggestions | undefined;
  /** A new project's, in which nothing has been typed: it is written from its name on. */
  isFresh: boolean;
}

/** Name, subtitle, place, theme, link and the pictures that represent the project. */
export function BannerSection({ themes, isFresh }: BannerSectionProps) {
  const { fields, hints } = useTexts("adminProjects");
  const { main } = fields;
  const [banner, setBanner] = useState(String(useFieldState("bannerImage").initialValue ?? ""));
  const [card, setCard] = useState(String(useFieldState("cardImageDesktop").initialValue ?? ""));
  return (
    <FormSection name="banner">
      <TextField name="name" label={main.name} isFirst={isFresh} />
      <TextField name="subtitle" label={main.subtitle} grows />
      <TextField name="place" label={main.place} hint={hints.place} />
      <TextField name="theme" label={main.theme} hint={hints.theme} suggestions={themes} />
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
          onPath={setBanner}
        />
        <div className={styles.ownCard}>
          <StoredFileField
            name="cardImageDesktop"
            label={main.cardImageDesktop}
            hint={card === "" ? hints.cardImage : undefined}
            accept="image"
            size="1920x870"
            onPath={setCard}
          />
        </div>
      </Files>
      <BannerCrop banner={banner} name="card" isReplaced={card !== ""} />
      <Advanced>
        <LinkField name="link" label={main.link} hint={hints.projectLink} />
        <CardForOthers banner={banner} />
        <div className={styles.ownCard}>
          <StoredFileField
            name="cardImageMobile"
            label={main.cardImageMobile}
            hint={hints.cardImageMobile}
            accept="image"
            size="150x140"
          />
        </div>
      </Advanced>
    </FormSection>
  );
}

/** What no visitor sees, out of the way until it is used or refused. */
function Advanced({ children }: { children: ReactNode }) {
  const { form } = useTexts("adminProjects");
  const fields = [
    useFieldState("link"),
    useFieldState("cardFollowsBanner"),
    useFieldState("cardImageMobile"),
  ];
  const hasError = fields.some(({ errors }) => errors);
  const [isOpen, setOpen] = useState(hasError || fields.some(({ initialValue }) => initialValue));
  const [hadError, setHadError] = useState(hasError);
  // A corrected error does not fold it, as it may have the focus.
  if (hasError !== hadError) {
    setHadError(hasError);
    if (hasError) setOpen(true);
  }
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className={styles.advanced}
      data-row="advanced"
    >
      <summary>
        {form.advanced}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.files}>{children}</div>
    </details>
  );
}
