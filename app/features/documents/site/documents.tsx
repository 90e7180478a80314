import { data } from "react-router";
import { requestContext } from "#app/context.ts";
import * as PublicFiles from "#app/features/publicFiles/publicFiles.repo.server.ts";
import { findCovers } from "#app/files/cover/covers.repo.server.ts";
import { describeFiles } from "#app/files/fileFacts.server.ts";
import { draftHead } from "#app/head/draftHead.server.ts";
import { pageHead } from "#app/head/pageHead.server.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/sitePaths.ts";
import { BrandPicture } from "#app/ui/BrandPicture.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { CardGrid } from "#app/ui/CardGrid.tsx";
import { SectionHeading } from "#app/ui/Heading.tsx";
import { besideWords, PageBanner } from "#app/ui/PageBanner.tsx";
import { Section } from "#app/ui/Section.tsx";
import * as DocumentDrafts from "../documentDrafts.repo.server.ts";
import * as DocumentFiles from "../documentFiles.repo.server.ts";
import * as Documents from "../documents.repo.server.ts";
import type { Route } from "./+types/documents.ts";
import { DocumentCard } from "./DocumentCard.tsx";
import styles from "./documents.module.css";
import { Law } from "./Law.tsx";

/** Maximum number of cards on this page; the rest of the library is on /uploads. */
const maxCards = 24;

export async function loader({ context }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const { lang, preview } = info;
  const texts = pickTexts(lang, "documents");
  const documents = preview
    ? await DocumentDrafts.findAllWithDraft(preview.id, lang, maxCards)
    : await Documents.findAllVisible(lang, maxCards);
  if (!documents) throw data(null, 404);
  const { meta } = texts.documents;
  const served = preview && (await DocumentFiles.findServed(preview.id));
  return {
    texts,
    head: preview
      ? draftHead(meta.title)
      : await pageHead(info, { ...meta, path: paths.documents }),
    documents: documents.map(({ file, ...document }) => {
      // A file that is only drafted is at no permanent address.
      const isDrafted = document.id === preview?.id && file !== served?.file;
      return {
        ...document,
        file,
        href: file && (isDrafted ? paths.stored(file) : paths.document(document)),
      };
    }),
    hasFiles: await PublicFiles.hasAny(),
    facts: await describeFiles(
      documents.map((document) => document.file),
      lang,
    ),
    media: await findCovers(documents.map((document) => document.file)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

/** /documentos: the library, the law that created the agency, and a link to all files, if any (spec 2). */
export default function DocumentsPage({ loaderData }: Route.ComponentProps) {
  const { documents, hasFiles, facts } = loaderData;
  const { banner, list } = useTexts("documents");
  return (
    <>
      <PageBanner
        title={banner.title}
        text={banner.text}
        picture={<BrandPicture name="documents" sizes={besideWords} priority />}
      />
      <Section labelledBy="library">
        <SectionHeading id="library" title={list.title} wide>
          <p>{list.text}</p>
        </SectionHeading>
        {documents.length === 0 && <p>{list.empty}</p>}
        <CardGrid>
          {documents.map((document) => (
            <DocumentCard
              key={document.id}
              {...document}
              facts={document.file ? facts[document.file] : undefined}
              texts={list}
            />
          ))}
        </CardGrid>
        {hasFiles && (
          <p className={styles.more}>
            <ButtonLink to={paths.uploads} look="outline" icon="arrow-right">
              {list.seeMore}
              <span className="visually-hidden">: {list.seeMoreHint}</span>
            </ButtonLink>
          </p>
        )}
      </Section>
      <Law />
    </>
  );
}
