import type { RouterContextProvider } from "react-router";
import { requestContext } from "#app/context.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { failureResponse } from "./failureResponse.server.ts";

interface Deletion {
  /** Undefined when the address has no valid id. */
  id: number | undefined;
  /** False when there is no such record. */
  deleteById: (id: number) => Promise<boolean>;
  /** Address of the list. */
  page: string;
  /** The notice shown afterwards. */
  deleted: string;
}

/**
 * The action behind a confirmation: deletes and reports it on the list's page, or answers why it could not.
 */
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
    return failureResponse(error, info);
  }
}
