import type { Media } from "#app/files/media.repo.server.ts";
import { CheckboxField } from "#app/forms/CheckboxField.tsx";
import { EnglishField } from "#app/forms/EnglishField.tsx";
import type { FieldState } from "#app/forms/Field.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import type { PictureDescription } from "../description/description.schema.ts";
import { FocalPoint } from "./FocalPoint.tsx";

interface PictureFieldsProps {
  file: Media;
  /** Conform's, by name. */
  fields: Record<keyof PictureDescription, FieldState>;
}

/** A picture's texts, then its focal point: the screen's and the dialog's. */
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
        multiline
        rows={2}
      />
      <CheckboxField field={fields.isDecorative} label={texts.decorative} />
      <FocalPoint file={file} x={fields.focalX} y={fields.focalY} />
    </>
  );
}
