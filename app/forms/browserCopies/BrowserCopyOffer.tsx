import { type RefObject, use, useEffect, useId, useState } from "react";
import { useFetcher } from "react-router";
import { ago } from "#app/i18n/ago.ts";
import { fill } from "#app/i18n/fill.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { leaveButton } from "../drafts/formButtons.ts";
import differenceStyles from "../saving/ConflictDifferences.module.css";
import { DifferenceList } from "../saving/ConflictDifferences.tsx";
import { FormPageContext } from "../saving/formPage.ts";
import type { Difference } from "../saving/formResponse.ts";
import notice from "../saving/SaveNotice.module.css";
import { placeOf, type TypedIn } from "../typed/typedForm.ts";
import { compareCopy, restoreCopy } from "./compareCopy.ts";
import { type BrowserCopy, deleteCopy, findCopies } from "./copies.ts";
import { lockOf, useCopyPage, useStaffId } from "./useBrowserCopy.ts";

interface BrowserCopyOfferProps {
  form: RefObject<HTMLFormElement | null>;
  formKey: string;
  /** The tag of the draft that the form was opened with. */
  draft: string | undefined;
  prepare?: ((formData: FormData) => void) | undefined;
  /** The screen of a form that stands over another page. */
  over?: string | undefined;
  /** Of a record without drafts. */
  typed?: TypedIn | undefined;
  labelOf: ((name: string) => string | undefined) | undefined;
}

/** It is in the browser's store, or has reached the site and was not saved. */
type Copy = Pick<BrowserCopy, "formKey" | "at" | "entries"> & { inBrowser?: BrowserCopy };

interface Offer {
  copy: Copy;
  differences: Difference[];
}

/**
 * What was typed here before and never reached the server, or was kept there for whoever typed it: what differs, to be
 * taken or thrown away. Nothing of it enters the form by itself.
 */
export function BrowserCopyOffer({ prepare, labelOf, ...props }: BrowserCopyOfferProps) {
  const { browserCopy: texts } = useTexts("adminCommon");
  const lang = useLang();
  const { take } = use(FormPageContext);
  const { form } = props;
  const { offers, drop } = useOffers({ prepare, ...props });
  const titleId = useId();
  const [offer] = offers;
  if (!offer) return null;
  const since = ago(new Date(offer.copy.at).toISOString(), lang);
  return (
    <section aria-labelledby={titleId} className={notice.notice} data-type="info">
      <Icon name="info" />
      <div className={notice.parts}>
        <p role="status">
          <strong id={titleId}>
            {fill(offer.copy.inBrowser ? texts.title : texts.unsavedTitle, { since })}
          </strong>{" "}
          {offer.copy.inBrowser ? texts.text : texts.unsavedText}
        </p>
        <DifferenceList
          differences={offer.differences}
          labelOf={labelOf}
          saved={texts.shown}
          typed={texts.typed}
        />
        <div className={differenceStyles.buttons}>
          <Button look="quiet" onClick={() => drop(offer.copy)}>
            {texts.drop}
          </Button>
          <Button
            look="outline"
            onClick={() => {
              if (form.current) take(restoreCopy(offer.copy, new FormData(form.current), prepare));
            }}
          >
            {texts.take}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Copies of this screen that no open tab is still writing, and that hold something else than the form. */
function useOffers({
  form,
  formKey,
  draft,
  prepare,
  typed,
  over = typed?.form,
}: Omit<BrowserCopyOfferProps, "labelOf">): {
  offers: Offer[];
  drop: (copy: Copy) => void;
} {
  const { yes, no } = useTexts("adminCommon");
  const staffId = useStaffId();
  const page = useCopyPage();
  const screen = over ?? page;
  const [offers, setOffers] = useState<Offer[]>([]);
  // As it was opened: what is kept of it since is its own.
  const [kept] = useState(typed?.kept ?? []);
  const dropping = useFetcher();

  useEffect(() => {
    let isGone = false;
    async function look() {
      if (!staffId) return;
      const held = await heldLocks();
      // Without a store in the browser there is what has reached the site.
      const stored = await findCopies(staffId).catch(() => []);
      // A new record's form has become the record's by the draft that it has kept.
      const copies = stored.filter(
        (copy) => copy.screen === screen || draft?.endsWith(`#${copy.formKey}`),
      );
      // What is in the browser is the newer.
      const others = kept.filter(({ formKey }) => copies.every((copy) => copy.formKey !== formKey));
      const all: Copy[] = [...copies.map((copy) => ({ ...copy, inBrowser: copy })), ...others];
      for (const copy of all) {
        const isOwn = copy.formKey === formKey || held.has(lockOf(copy.formKey));
        if (isOwn || isGone || !form.current) continue;
        const boxes = form.current.querySelectorAll<HTMLInputElement>("[type=checkbox][name]");
        const checkboxes = [...boxes].map(({ name }) => name);
        const rules = { prepare, checkboxes, words: { yes, no } };
        const differences = compareCopy(copy, new FormData(form.current), rules);
        if (differences.length > 0) setOffers((known) => [...known, { copy, differences }]);
        else if (copy.inBrowser) await deleteCopy(copy.inBrowser);
      }
    }
    setOffers([]);
    // Without a store there is nothing to offer.
    look().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [form, formKey, draft, prepare, staffId, screen, kept, yes, no]);

  return {
    offers,
    drop(copy) {
      setOffers((known) => known.filter((offer) => offer.copy !== copy));
      if (copy.inBrowser) deleteCopy(copy.inBrowser).catch(() => undefined);
      if (!typed) return;
      // What the browser's store held may be on the server as well.
      const { idempotencyKey = "", attempt = "" } = Object.fromEntries(copy.entries);
      const body = { idempotencyKey, attempt, [leaveButton.name]: leaveButton.value };
      const { action } = placeOf(typed);
      void dropping.submit(body, { method: "post", action, defaultShouldRevalidate: false });
    },
  };
}

async function heldLocks(): Promise<Set<string | undefined>> {
  if (!("locks" in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name }) => name));
}
