import { useEffect, useState } from "react";
import { Form, useRevalidator } from "react-router";
import type { StoredFile } from "#app/files/store.server.ts";
import { uploadPrefix } from "#app/files/upload/fieldNames.ts";
import { UploadPicker } from "#app/forms/files/UploadPicker.tsx";
import { FormActivityContext, useFormActivity } from "#app/forms/saving/formActivity.ts";
import { LeaveDialog } from "#app/forms/saving/LeaveDialog.tsx";
import { useLeaveGuard } from "#app/forms/saving/useLeaveGuard.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Button } from "#app/ui/Button.tsx";
import { useHydrated } from "#app/ui/useHydrated.ts";
import { uploadList } from "../choice.ts";
import { sentInWords } from "../sentInWords.ts";
import styles from "./storedFiles.module.css";

/**
 * Sends many files to the library itself, and asks before they are cut off by leaving; without JavaScript with a button,
 * and the page that follows says how it went.
 */
export function LibraryUpload({ failures }: { failures: readonly string[] }) {
  const { upload: texts } = useTexts("adminFiles");
  const lang = useLang();
  const isHydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const outside = useFormActivity();
  const [waiting, setWaiting] = useState(0);
  const [sent, setSent] = useState<readonly StoredFile[]>([]);
  const [activity] = useState(() => ({
    ...outside,
    pickers: new Map(),
    began: () => setWaiting((count) => count + 1),
    ended: () => setWaiting((count) => count - 1),
  }));
  const isSending = waiting > 0;
  const { blocker } = useLeaveGuard(isSending);
  useEffect(() => {
    // The wall shows them once all are there.
    if (!isSending && sent.length > 0) void revalidate();
  }, [isSending, sent, revalidate]);
  return (
    <FormActivityContext value={activity}>
      <Form method="post" encType="multipart/form-data" className={styles.upload} data-drop-zone="">
        <p id="enviar-ao-acervo">{texts.lead}</p>
        {failures.map((failure) => (
          <p key={failure} role="alert">
            {failure}
          </p>
        ))}
        <UploadPicker
          id="arquivos"
          name={`${uploadPrefix}${uploadList}[].file`}
          accept="any"
          labelledBy="enviar-ao-acervo"
          multiple
          onStored={(file) => setSent((all) => [...all, file])}
        />
        {!isHydrated && (
          <Button type="submit" look="outline" className={styles.send}>
            {texts.submit}
          </Button>
        )}
        <p role="status">{sentInWords(sent, texts, lang)}</p>
      </Form>
      <LeaveDialog
        blocker={blocker}
        hasChanges={isSending}
        keepsDraft={false}
        onSave={undefined}
        onLeave={() => undefined}
      />
    </FormActivityContext>
  );
}
