import type { RouterContextProvider } from "react-router";
import { requestContext } from "#app/context.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { failureAnswer } from "./failureAnswer.server.ts";

interface Deletion {
  /** Undefined where the address holds none. */
  id: number | undefined;
  /** False: there is no such record. */
  deleteById: (id: number) => Promise<boolean>;
  /** Where the list stands. */
  page: string;
  /** What is said afterwards. */
  deleted: string;
}

/** The action behind a confirmation: deletes, says so on the list's page, and says why where it can not. */
export async function deleteRecord(
  { context }: { context: Readonly<RouterContextProvider> },
  { id, deleteById, page, deleted }: Deletion,
) {
  const info = context.get(requestContext);
  try {
    const isDeleted = id !== undefined && (await deleteById(id));
    return await redirectWithFlash(
      page,
      isDeleted
        ? { type: "success", message: deleted }
        : { type: "error", message: info.t("adminCommon.notFound") },
    );
  } catch (error) {
    return failureAnswer(error, info);
  }
}
