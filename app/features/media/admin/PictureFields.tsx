import type { Media } from "#app/files/media.repo.server.ts";
import { CheckboxField } from "#app/forms/CheckboxField.tsx";
import { EnglishField } from "#app/forms/EnglishField.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { PictureLookFields } from "./look/PictureLookFields.tsx";
import type { DescriptionFields } from "./look/usePictureLook.ts";

interface PictureFieldsProps {
  file: Media;
  fields: DescriptionFields;
}

/** A picture's texts, then what of it the site shows: the screen's and the dialog's. */
export function PictureFields({ file, fields }: PictureFieldsProps) {
  const texts = useTexts("adminMedia");
  return (
    <>
      <EnglishField
        label={texts.alt}
        hint={texts.altHint}
        pt={fields.altPt}
        en={fields.altEn}
        confirmed={fields.confirmed}
        stored={{ text: file.altEn, source: file.altEnSource }}
        grows
      />
      <CheckboxField field={fields.isDecorative} label={texts.decorative} />
      <PictureLookFields file={file} fields={fields} />
    </>
  );
}
