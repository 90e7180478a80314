import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useDescribing } from "#app/forms/files/describing.ts";
import { chooseParams, LibraryContext, type LibraryRequest } from "#app/forms/files/library.ts";
import { SignInElsewhere } from "#app/forms/saving/ActionFailure.tsx";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import { useEachResponse } from "#app/forms/useEachResponse.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { pageParameter } from "#app/paging.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/dialog/Dialog.tsx";
import { isReachable } from "#app/ui/withoutConnection.ts";
import { type ChoiceResponse, chosenField, type MarkedFile, mostMarked } from "../choice.ts";
import { dateParams } from "../filesFilter.ts";
import { ChoiceForm } from "./ChoiceForm.tsx";
import type { clientLoader } from "./chooseFile.tsx";
import styles from "./storedFiles.module.css";

/** Opens the library over whatever form asks for files. Its dialog stands beside the page: it holds a form of its own. */
export function LibraryProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<LibraryRequest>();
  return (
    <LibraryContext value={setRequest}>
      {children}
      {request && <LibraryDialog request={request} onClose={() => setRequest(undefined)} />}
    </LibraryContext>
  );
}

/** The fields of a search that an address holds. */
const searched = ["q", ...Object.values(dateParams)];

interface LibraryDialogProps {
  request: LibraryRequest;
  onClose: () => void;
}

type Listed = Extract<Awaited<ReturnType<typeof clientLoader>>, { files: unknown }>;

/** The library over a form, with the files that its field takes; the form stays as it is. */
function LibraryDialog({ request, onClose }: LibraryDialogProps) {
  const { files: texts, loading } = useTexts("adminCommon");
  const describing = useDescribing();
  const list = useFetcher<typeof clientLoader>();
  const choosing = useFetcher<ChoiceResponse>();
  const [listed, setListed] = useState<Listed>();
  const [problem, setProblem] = useState<FormResponse>();
  const [marked, setMarked] = useState<readonly MarkedFile[]>([]);
  const body = useRef<HTMLDivElement>(null);
  const files = useRef<HTMLUListElement>(null);
  /** Where the focus goes once the files are there. */
  const next = useRef<"search" | "files" | undefined>("search");
  const { accept, isMany } = request;

  /** An update of the site has taken away what this takes. */
  const isMissing = list.state === "idle" && list.data === null;
  const { load } = list;
  const show = useCallback(
    async (query: URLSearchParams) => {
      // Without an answer the framework would replace the page, and the form with it.
      if (!(await isReachable())) return setProblem({ isConnectionLost: true });
      setProblem(undefined);
      await load(`${paths.admin.chooseFile}?${query}`);
    },
    [load],
  );
  useEffect(
    () => void show(new URLSearchParams({ [chooseParams.accept]: accept })),
    [show, accept],
  );

  useEachResponse(list, (loaded) => {
    if ("files" in loaded) setListed(loaded);
    else setProblem(loaded);
  });
  useEffect(() => {
    if (!listed) return;
    if (next.current === "search") body.current?.querySelector<HTMLElement>("[name=q]")?.focus();
    // The button that was pressed may be gone.
    if (next.current === "files") files.current?.focus();
    next.current = undefined;
  }, [listed]);

  useEachResponse(choosing, (response) => {
    if (!response.files) return setProblem(response);
    for (const { picture, ...file } of response.files) {
      if (picture) describing?.learn(file.id, picture);
      request.onChosen(file);
    }
    onClose();
  });

  /** Remembers what was marked, for when other files are shown. */
  function mark({ target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement) || target.name !== chosenField) return;
    const { value: path, checked } = target;
    const count = marked.filter((each) => !each.isOff && each.path !== path).length;
    if (checked && count >= mostMarked) {
      target.checked = false;
      const text = listed?.texts.adminFiles.choose.atMost ?? "";
      return setProblem({ message: fill(text, { most: mostMarked }) });
    }
    setProblem(undefined);
    const file = [...(listed?.files ?? []), ...marked].find((each) => each.path === path);
    setMarked((all) => [
      ...all.filter((each) => each.path !== path),
      { path, name: file?.name ?? path, isOff: !checked },
    ]);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const { submitter } = event.nativeEvent as SubmitEvent;
    const pressed = submitter instanceof HTMLButtonElement ? submitter : undefined;
    if (pressed?.getAttribute("formmethod") === "get") void find(form, pressed);
    else void choose(form, pressed);
  }

  async function find(form: FormData, { name, value }: HTMLButtonElement) {
    const query = new URLSearchParams({ [chooseParams.accept]: accept });
    for (const field of searched) query.set(field, String(form.get(field) ?? ""));
    const isOtherPage = name === pageParameter;
    if (isOtherPage) query.set(name, value);
    next.current = isOtherPage ? "files" : undefined;
    await show(query);
  }

  async function choose(form: FormData, pressed: HTMLButtonElement | undefined) {
    if (choosing.state !== "idle") return;
    if (pressed?.name === chosenField) form.set(chosenField, pressed.value);
    if (!(await isReachable())) return setProblem({ isConnectionLost: true });
    void choosing.submit(form, {
      method: "post",
      action: `${paths.admin.chooseFile}?${new URLSearchParams({ [chooseParams.accept]: accept })}`,
      defaultShouldRevalidate: false,
    });
  }

  return (
    <Dialog title={texts.library.title} onClose={onClose}>
      <div ref={body} className={styles.choices}>
        <p>
          <Button
            look="outline"
            onClick={() => {
              onClose();
              request.send();
            }}
          >
            {texts.library[isMany ? "sendMany" : "send"]}
          </Button>
        </p>
        {problem && (
          <p role="alert">
            {problem.message ?? texts.library[problem.isSignedOut ? "session" : "unreachable"]}{" "}
            <SignInElsewhere answer={problem} />
          </p>
        )}
        {isMissing && !problem && <p role="alert">{texts.library.unreachable}</p>}
        {!listed && !problem && !isMissing && <p role="status">{loading}</p>}
        {listed && (
          <ChoiceForm
            listed={listed}
            texts={listed.texts.adminFiles}
            isMany={isMany}
            marked={marked}
            onSubmit={submit}
            onChange={mark}
            listRef={files}
          />
        )}
      </div>
    </Dialog>
  );
}
