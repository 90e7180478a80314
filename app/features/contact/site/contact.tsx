import { useState } from "react";
import { useSubmissionCount } from "#app/connection/submissionCount.ts";
import { requestContext } from "#app/context.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { preserveRetryAfter } from "#app/forms/saving/failureResponse.server.ts";
import { sendForm } from "#app/forms/sendForm.ts";
import { useLastResponse } from "#app/forms/useLastResponse.ts";
import { organization } from "#app/head/organization.server.ts";
import { pageHead } from "#app/head/pageHead.server.ts";
import { defaultLang, langKey } from "#app/i18n/lang.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/sitePaths.ts";
import { BrandPicture } from "#app/ui/BrandPicture.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { besideWords, PageBanner } from "#app/ui/PageBanner.tsx";
import { Section } from "#app/ui/Section.tsx";
import { retentionText } from "../retention.server.ts";
import { makeFormToken } from "../spam/formToken.server.ts";
import type { Route } from "./+types/contact.ts";
import { ContactForm } from "./ContactForm.tsx";
import { ContactInfo } from "./ContactInfo.tsx";
import styles from "./contact.module.css";
import { OfficeMap } from "./OfficeMap.tsx";
import { type ContactResponse, receiveForm } from "./receiveForm.server.ts";
import { useFocusOnFreshForm } from "./useFocusOnFreshForm.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const texts = pickTexts(info.lang, "contact", "validation", "forms");
  return {
    texts,
    head: await pageHead(info, {
      ...texts.contact.meta,
      path: paths.contact,
      things: [organization(info)],
    }),
    token: makeFormToken(),
    retention: retentionText(info.lang),
  };
}

/** Stores the message, then confirms it above a fresh form; a refused or failed one comes back as typed. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  // An unreadable body counts as an empty form, so that the errors appear beside the fields.
  const form = await readFields(request).catch(() => new FormData());
  const refusal = await receiveForm(form, info);
  if (refusal) return refusal;
  // Where cookies are refused, the form's address alone names the language.
  const isAsked = info.lang !== defaultLang && url.searchParams.get(langKey) === info.lang;
  const page = isAsked ? `${paths.contact}?${langKey}=${info.lang}` : paths.contact;
  return redirectWithFlash(page, { type: "success", message: info.t("contact.sent") });
}

/** When there is no usable answer the form stays on the screen with everything typed (spec 4). */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction, (): ContactResponse => ({ errors: {}, trouble: "failed" }));
}

export const headers = preserveRetryAfter;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

/** /contato: how to reach the agency, the contact form and the map (spec 2). */
export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { banner, form, sent } = useTexts("contact");
  const accepted = useSubmissionCount();
  const title = useFocusOnFreshForm(accepted);
  const answer = useLastResponse(actionData);
  // Messages sent before this page was opened are not confirmed here.
  const [acceptedBefore] = useState(accepted);
  return (
    <>
      <PageBanner
        title={banner.title}
        text={banner.text}
        picture={<BrandPicture name="contact" sizes={besideWords} priority />}
      />
      <Section>
        <div className={styles.columns}>
          <section className={styles.form} data-tone="light">
            <h2 ref={title} tabIndex={-1}>
              {form.title}
            </h2>
            {accepted > acceptedBefore && !answer && (
              // Stays when the toast has gone, which has already announced it to screen readers.
              <p className={styles.sent}>
                <Icon name="check" />
                {sent}
              </p>
            )}
            <ContactForm
              key={accepted}
              answer={answer}
              token={loaderData.token}
              retention={loaderData.retention}
            />
          </section>
          <ContactInfo />
        </div>
      </Section>
      <OfficeMap />
    </>
  );
}
