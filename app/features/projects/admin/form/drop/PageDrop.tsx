import { useEffect, useRef, useState } from "react";
import { uploadPrefix } from "#app/files/upload/fieldNames.ts";
import { holdsFiles } from "#app/forms/files/useDropZone.ts";
import { useFormActivity } from "#app/forms/saving/formActivity.ts";
import { useRows } from "../lists/useRows.ts";
import { DropDialog } from "./DropDialog.tsx";
import { type Kind, kinds, sortFiles, titleOfFile } from "./sortFiles.ts";

type Sorted = ReturnType<typeof sortFiles<File>>;

/**
 * Takes files that are dropped on the project form beside its cards, or of several kinds at once, and offers to put
 * each into its place. It stands behind the sections, whose pickers it looks for.
 */
export function PageDrop() {
  const [dropped, setDropped] = useState<Sorted>();
  const { pickers } = useFormActivity();
  const addDocuments = useNewDocuments();

  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const take = (event: DragEvent) => {
      if (!holdsFiles(event) || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      if (event.type !== "drop") return;
      const sorted = sortFiles([...(event.dataTransfer?.files ?? [])]);
      const isMixed = kinds.filter((kind) => sorted[kind].length > 0).length > 1;
      const card = event.target instanceof Element && event.target.closest("[data-drop-zone]");
      if (card && !isMixed) return;
      event.stopPropagation();
      if (card) card.removeAttribute("data-over");
      setDropped(sorted);
    };
    window.addEventListener("dragover", take, options);
    window.addEventListener("drop", take, options);
    return () => listening.abort();
  }, []);

  function put(chosen: readonly Kind[]) {
    setDropped(undefined);
    if (!dropped) return;
    const start = (picker: string, files: readonly File[]) => {
      if (files.length > 0) pickers.get(`${uploadPrefix}${picker}`)?.start(files);
    };
    if (chosen.includes("photos")) start("gallery[].file", dropped.photos);
    if (chosen.includes("film")) start("projectInAction", dropped.film);
    if (chosen.includes("documents")) addDocuments(dropped.documents);
  }

  if (!dropped) return null;
  return <DropDialog dropped={dropped} onPut={put} onClose={() => setDropped(undefined)} />;
}

/** Adds a row for each document, one after the other: a row's picker is there once the row is. */
function useNewDocuments() {
  const { rows, add } = useRows("documents");
  const { pickers } = useFormActivity();
  const waiting = useRef<File[]>([]);
  const added = useRef<number>(undefined);

  useEffect(() => {
    if (added.current !== undefined) {
      const picker = pickers.get(`${uploadPrefix}documents[${added.current}].file`);
      const file = picker && waiting.current.shift();
      if (!file) return;
      picker.start([file]);
      added.current = undefined;
    }
    const [next] = waiting.current;
    if (!next) return;
    added.current = rows.length;
    add({ title: titleOfFile(next.name) });
  });

  return (files: readonly File[]) => {
    waiting.current.push(...files);
  };
}
