import { useState } from "react";
import { Form } from "react-router";
import { ErrorSummary } from "#app/forms/ErrorSummary.tsx";
import { Field } from "#app/forms/Field.tsx";
import { RefusalStatus } from "#app/forms/RefusalStatus.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import {
  contactFields,
  contactSubjects,
  maxLengths,
  tokenField,
} from "#app/validation/contactFields.ts";
import styles from "./ContactForm.module.css";
import { PhoneInput } from "./PhoneInput.tsx";
import { PrivacyNotice } from "./PrivacyNotice.tsx";
import type { ContactResponse } from "./receiveForm.server.ts";
import { SpamTrap } from "./SpamTrap.tsx";
import { useContactForm } from "./useContactForm.ts";
import { useDraft } from "./useDraft.ts";

interface ContactFormProps {
  answer: ContactResponse | undefined;
  /** Signed time and nonce of this form. */
  token: string;
  /** How long messages are kept, as text. */
  retention: string;
}

/** The contact form (spec 2, 4, 5): five fields, the privacy notice, one button. */
export function ContactForm({ answer, token, retention }: ContactFormProps) {
  const contact = useTexts("contact");
  const { form: texts, subjects } = contact;
  const { ref, draft } = useDraft();
  const { fields, events, refused, firstWrong } = useContactForm(
    answer,
    draft,
    useTexts("validation"),
  );
  // The form keeps its first token: submitted again after a lost answer it is still the same message.
  const [ownToken] = useState(draft?.[tokenField] ?? token);
  const { name, email, phone, subject, message } = fields;
  const trouble = answer?.trouble;
  const labelled = contactFields.map((field) => ({ field: fields[field], label: texts[field] }));

  return (
    <Form ref={ref} method="post" noValidate preventScrollReset className={styles.form} {...events}>
      <ErrorSummary
        fields={answer?.values ? labelled : []}
        answer={answer}
        message={trouble && fill(contact[trouble], { minutes: answer.minutes ?? 0 })}
      />
      <RefusalStatus
        attempt={refused}
        message={refused > 0 && firstWrong && fill(texts.refused, { label: texts[firstWrong] })}
      />
      <p className={styles.required}>{texts.required}</p>
      <Field field={name} label={texts.name}>
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="name"
            maxLength={maxLengths.name}
            placeholder={texts.namePlaceholder}
          />
        )}
      </Field>
      <Field field={email} label={texts.email}>
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="email"
            placeholder={texts.emailPlaceholder}
          />
        )}
      </Field>
      <Field field={phone} label={texts.phone} hint={texts.phoneHint}>
        {(control) => <PhoneInput {...control} placeholder={texts.phonePlaceholder} />}
      </Field>
      <Field field={subject} label={texts.subject}>
        {(control) => (
          <select {...control}>
            <option value="">{texts.subjectPlaceholder}</option>
            {contactSubjects.map((value) => (
              <option key={value} value={value}>
                {subjects[value]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className={styles.whole}>
        <Field field={message} label={texts.message}>
          {(control) => (
            <textarea
              {...control}
              rows={6}
              maxLength={maxLengths.message}
              placeholder={texts.messagePlaceholder}
            />
          )}
        </Field>
      </div>
      <div className={styles.send}>
        <SubmitButton busyText={texts.submitting} icon="arrow-right">
          {texts.submit}
        </SubmitButton>
        <PrivacyNotice retention={retention} />
      </div>
      <SpamTrap token={ownToken} label={texts.trap} />
    </Form>
  );
}
