import { type ReactNode, useState } from "react";
import { LibraryContext, type LibraryRequest } from "#app/forms/files/library.ts";
import { LibraryDialog } from "./LibraryDialog.tsx";

/** Opens the library over whatever form asks for files. Its dialog stands beside the page: it holds forms of its own. */
export function LibraryProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<LibraryRequest>();
  return (
    <LibraryContext value={setRequest}>
      {children}
      {request && <LibraryDialog request={request} onClose={() => setRequest(undefined)} />}
    </LibraryContext>
  );
}
