import { useTexts } from "#app/i18n/useTexts.ts";
import { FormSection } from "../FormSection.tsx";
import { Gallery } from "../lists/Gallery.tsx";

/** The project's photos. */
export function GallerySection() {
  const { hints } = useTexts("adminProjects");
  return (
    <FormSection name="gallery" hint={hints.gallery}>
      <Gallery />
    </FormSection>
  );
}
