import { type FormEvent, useCallback, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { LibraryRequest } from "#app/forms/files/library.ts";
import { useEachResponse } from "#app/forms/useEachResponse.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { pageLink } from "#app/paging.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/dialog/Dialog.tsx";
import { isReachable } from "#app/ui/withoutConnection.ts";
import { type ChoiceResponse, chosenField } from "../choice.ts";
import { filterQuery } from "../filesFilter.ts";
import { ChoiceSearch } from "./ChoiceSearch.tsx";
import { ChoiceWall } from "./ChoiceWall.tsx";
import type { clientLoader } from "./chooseFile.tsx";
import styles from "./storedFiles.module.css";

type Loaded = NonNullable<Awaited<ReturnType<typeof clientLoader>>>;

/** The library over a form, with the files that its field takes; the form stays as it is. */
export function LibraryDialog({
  request,
  onClose,
}: {
  request: LibraryRequest;
  onClose: () => void;
}) {
  const { files: texts, loading } = useTexts("adminCommon");
  const list = useFetcher<Loaded>();
  const choosing = useFetcher<ChoiceResponse>();
  const [refusal, setRefusal] = useState("");
  const [isLost, setLost] = useState(false);
  const { accept } = request;

  const { load } = list;
  const show = useCallback(
    async (query: URLSearchParams, page = 1) => {
      // Without an answer the framework would replace the page, and the form with it.
      const isThere = await isReachable();
      setLost(!isThere);
      if (isThere) await load(pageLink(paths.admin.chooseFile, query, page));
    },
    [load],
  );
  useEffect(() => void show(new URLSearchParams({ aceita: accept })), [show, accept]);

  useEachResponse(choosing, ({ files, message }) => {
    if (!files) return setRefusal(message ?? texts.library.unreachable);
    for (const file of files) request.onChosen(file);
    onClose();
  });

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get("q"));
    void show(new URLSearchParams({ aceita: accept, ...(words && { q: words }) }));
  }

  async function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (choosing.state !== "idle") return;
    const body = new FormData(event.currentTarget);
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.name === chosenField)
      body.set(chosenField, submitter.value);
    if (!(await isReachable())) return setRefusal(texts.library.unreachable);
    void choosing.submit(body, {
      method: "post",
      action: `${paths.admin.chooseFile}?${new URLSearchParams({ aceita: accept })}`,
      defaultShouldRevalidate: false,
    });
  }

  const { data } = list;
  const isMissing = isLost || (list.state === "idle" && data === null);
  return (
    <Dialog title={texts.library.title} onClose={onClose}>
      {data && (
        <Found
          data={data}
          isMany={request.isMany}
          refusal={refusal}
          onSearch={search}
          onChoose={choose}
          onPage={(page) => void show(filterQuery(data.filter), page)}
        />
      )}
      {(isMissing || !data) && (
        <p role="status">{isMissing ? texts.library.unreachable : loading}</p>
      )}
    </Dialog>
  );
}

interface FoundProps {
  data: Loaded;
  isMany: boolean;
  refusal: string;
  onSearch: (event: FormEvent<HTMLFormElement>) => void;
  onChoose: (event: FormEvent<HTMLFormElement>) => void;
  onPage: (page: number) => void;
}

/** One page of what was found, and the way to the others. */
function Found({ data, isMany, refusal, onSearch, onChoose, onPage }: FoundProps) {
  const { filter, files, page, pages } = data;
  const texts = data.texts.adminFiles;
  const { choose } = texts;
  return (
    <div className={styles.dialog}>
      <ChoiceSearch filter={filter} texts={texts} onSubmit={onSearch} />
      <p role="alert">{refusal}</p>
      {files.length > 0 ? (
        <form onSubmit={onChoose} className={styles.choices}>
          <ChoiceWall files={files} texts={texts} isMany={isMany} />
        </form>
      ) : (
        <p>{filter.words ? texts.noMatch : texts.empty}</p>
      )}
      {pages > 1 && (
        <p className={styles.steps}>
          {page > 1 && (
            <Button look="outline" onClick={() => onPage(page - 1)}>
              {choose.previous}
            </Button>
          )}
          <span role="status">{fill(choose.position, { page, pages })}</span>
          {page < pages && (
            <Button look="outline" onClick={() => onPage(page + 1)}>
              {choose.next}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
