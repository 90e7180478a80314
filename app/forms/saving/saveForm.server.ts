import { parse } from "@conform-to/dom";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, type RouterContextProvider } from "react-router";
import { requestContext } from "#app/context.ts";
import type { DraftForm } from "#app/db/drafts/draftTag.ts";
import type { TypedTexts } from "#app/db/drafts/typedTexts.ts";
import { hashOf, KeyReusedError } from "#app/db/idempotency.server.ts";
import { findFactsOfNamed } from "#app/files/fileFacts.server.ts";
import { MediaError } from "#app/files/mediaErrors.ts";
import { fileMessages, mediaMessage } from "#app/files/mediaMessage.ts";
import { applyRemovals } from "#app/files/upload/fieldNames.ts";
import { type ReadForm, readForm } from "#app/files/upload/readForm.server.ts";
import { uploadStatus } from "#app/files/upload/uploadStatus.ts";
import { withUploadedFiles } from "#app/files/uploadedFiles.server.ts";
import { translateErrors } from "#app/validation/fieldErrors.ts";
import { acceptAt } from "#app/validation/schemaTree.ts";
import type { z } from "#app/validation/zod.ts";
import { completeLinks } from "../completeLinks.server.ts";
import { chooseFromLibrary } from "../drafts/chooseFromLibrary.server.ts";
import { continueAsNew } from "../drafts/continueAsNew.server.ts";
import { autosaveParam, leaveButton } from "../drafts/formButtons.ts";
import { deleteFormDraft } from "../drafts/loadFormDraft.server.ts";
import { askedField, openedDraftField, readChoices } from "../merging/choices.ts";
import { unpackDraft } from "../merging/openedDraft.server.ts";
import { failureOf } from "./failureResponse.server.ts";
import type { FormResponse } from "./formResponse.ts";
import { compare, type Edit, type SaveRules, saveOrCompare } from "./saveOrCompare.server.ts";

export interface ActionArgs {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

interface FormRules<Schema extends z.ZodType> extends SaveRules<z.output<Schema>> {
  schema: Schema;
  /** A last change to the posted data before validation; what came as files has its sender's names. */
  prepare?: (formData: FormData, sentNames: ReadForm["sentNames"]) => void | Promise<void>;
  /** The message after a server fault; "Não foi possível salvar..." by default. */
  failure?: string;
  /** Of a new record: discards what its form has kept by itself. */
  discardOwn?: (form: DraftForm) => Promise<void>;
  /** The screen of a new record, where the form of one that was deleted meanwhile goes on. */
  newPath?: (formData: FormData) => string;
}

/**
 * The action of an admin form, from the posted body to the redirect. On any failure the answer contains the
 * form as typed, with every file that was stored: 400 for invalid input, 409 for a stale edit, 507 for a full
 * disk, 500 for a server fault (contract 5, 9). A deleted record's form goes on as a new one's (`newPath`),
 * since its screen is gone, or is a 404 where it cannot.
 */
export async function saveForm<Schema extends z.ZodType>(
  args: ActionArgs,
  rules: FormRules<Schema>,
) {
  const outcome = await saveOrRefuse(args, rules);
  if (!isAutosave(args.url)) {
    return outcome instanceof Response ? outcome : withFileFacts(outcome, args);
  }
  return outcome instanceof Response ? refuse(200, { isKept: true }) : briefly(outcome);
}

/** The page's loader knows the files of the stored record alone. */
async function withFileFacts(
  { data: answer, init }: ReturnType<typeof refuse>,
  { context }: ActionArgs,
) {
  const named = [answer.result?.initialValue, answer.conflict?.differences];
  const fileFacts = await findFactsOfNamed(named, context.get(requestContext).lang).catch(
    () => ({}),
  );
  return refuse(init?.status ?? 200, { ...answer, fileFacts });
}

/** What is kept while somebody types gets a short answer: the form has what was typed. */
function briefly({ data: answer, init }: ReturnType<typeof refuse>) {
  const { message, conflict, result } = answer;
  return refuse(init?.status ?? 200, {
    ...(message && { message }),
    ...(conflict && { conflict }),
    ...(result?.error && { result: { error: result.error } }),
  });
}

async function saveOrRefuse<Schema extends z.ZodType>(args: ActionArgs, rules: FormRules<Schema>) {
  const info = args.context.get(requestContext);
  const { t } = info;
  const posted = await readPosted(args.request, rules.schema);
  if (posted instanceof MediaError) {
    return refuse(uploadStatus(posted), { message: mediaMessage(posted, t) });
  }
  const { formData, fileErrors } = posted;
  try {
    const led = await chooseFromLibrary(args, posted, {
      acceptOf: (field) => acceptAt(rules.schema, field),
      // What came as files has its senders' names only now.
      prepare: () => rules.prepare?.(formData, posted.sentNames),
    });
    if (led) return led;
  } catch (error) {
    const result = parse<object, string[]>(formData, { resolve: () => ({ error: {} }) }).reply();
    const { status, message } = failureOf(error, info, t("adminCommon.failure.server"));
    return refuse(status, { result, message });
  }
  const { form } = editOf(formData, null, args.url);
  if (isAutosave(args.url) && form && formData.get(leaveButton.name) === leaveButton.value) {
    await rules.discardOwn?.(form);
    return refuse(200, { isKept: true });
  }
  completeLinks(formData, rules.schema);
  await rules.prepare?.(formData, posted.sentNames);
  const submission = await parseWithZod(formData, {
    schema: withUploadedFiles(rules.schema),
    async: true,
  });
  const reply = submission.reply();
  const error = { ...translateErrors(reply.error ?? {}, t), ...fileMessages(fileErrors, t) };
  const result = { ...reply, error };
  const invalid: FormResponse = { result: { ...result, status: "error" } };
  const [fileError] = Object.values(fileErrors).flat();
  const edit = (value: unknown) => editOf(formData, value, args.url);
  const goOn = () =>
    isAutosave(args.url)
      ? refuse(404, { message: t("adminCommon.failure.missing") })
      : continueAsNew(args, posted, rules.newPath?.(formData), invalid);
  const valid =
    submission.status === "success"
      ? { value: submission.value }
      : // A draft keeps what is being typed, valid or not: only publishing asks for that.
        isAutosave(args.url) && (await splitTyped(formData, rules.schema, submission.error));
  if (!fileError && valid) {
    const { value, typed } = valid;
    const attempt = { value, edit: { ...edit(valid), typed }, typed: invalid };
    const outcome = await store(args, rules, attempt);
    return outcome === "missing" ? goOn() : outcome;
  }
  const current = await rules.findCurrent?.();
  if (rules.findCurrent && !current) return goOn();
  if (fileError) return refuse(uploadStatus(fileError), invalid);
  // No status means that the form asked for another row, not for saving.
  if (submission.status === undefined) return refuse(200, { result });
  // A file that somebody else's save has removed is missing for that reason.
  const typed = parseWithZod(formData, { schema: rules.schema });
  const compared =
    typed.status === "success" && (await compare(rules, typed.value, edit(typed.value), info));
  if (!compared) return refuse(400, invalid);
  if ("differences" in compared) return refuse(409, { ...invalid, conflict: compared });
  const merged = await withUploadedFiles(rules.schema).safeParseAsync(compared.value);
  if (!merged.success) return refuse(400, invalid);
  const attempt = { value: merged.data, edit: compared.edit, typed: invalid };
  const outcome = await store(args, rules, attempt);
  return outcome === "missing" ? goOn() : outcome;
}

/**
 * Parts what is valid of a form from what was typed in its other fields. A file that is gone leaves nothing to keep.
 *
 * @returns undefined where not only single fields are invalid
 */
async function splitTyped<Schema extends z.ZodType>(
  formData: FormData,
  schema: Schema,
  errors: Readonly<Record<string, unknown>> | null | undefined,
): Promise<{ value: z.output<Schema>; typed?: TypedTexts } | undefined> {
  const invalid = Object.keys(errors ?? {});
  const rest = new FormData();
  for (const [name, value] of formData) if (!invalid.includes(name)) rest.append(name, value);
  const typed: Record<string, string> = {};
  for (const name of invalid) {
    const text = formData.get(name);
    if (typeof text !== "string") return undefined;
    const accept = acceptAt(schema, name);
    if (accept === undefined || accept === "video") typed[name] = text;
    // Its row stays where it is.
    rest.set(name, "");
  }
  const submission = await parseWithZod(rest, { schema: withUploadedFiles(schema), async: true });
  return submission.status === "success" ? { value: submission.value, typed } : undefined;
}

async function readPosted(request: Request, schema: z.ZodType) {
  try {
    const form = await readForm(request, (field) => acceptAt(schema, field));
    applyRemovals(form.formData);
    return form;
  } catch (error) {
    if (error instanceof MediaError) return error;
    throw error;
  }
}

interface Attempt<Value> {
  value: Value;
  edit: Edit;
  /** The answer that returns the form as typed. */
  typed: FormResponse;
}

async function store<Schema extends z.ZodType>(
  args: ActionArgs,
  rules: FormRules<Schema>,
  { value, edit, typed }: Attempt<z.output<Schema>>,
) {
  const info = args.context.get(requestContext);
  const { t } = info;
  try {
    const outcome = await saveOrCompare(rules, value, edit, info);
    if (outcome instanceof Response) {
      // The save has succeeded and must not be reported as failed; a remaining copy expires within a week.
      await deleteFormDraft(args).catch((error: unknown) => {
        info.log.error({ err: error }, "a saved form's earlier copy was not forgotten");
      });
      return outcome;
    }
    return outcome === "missing" ? outcome : refuse(409, { ...typed, conflict: outcome });
  } catch (error) {
    if (error instanceof KeyReusedError) {
      return refuse(409, { ...typed, message: t("adminCommon.failure.changedSince") });
    }
    const fault = rules.failure ?? t("adminCommon.failure.server");
    const { status, message } = failureOf(error, info, fault);
    return refuse(status, { ...typed, message });
  }
}

function refuse(status: number, answer: FormResponse) {
  return data(answer, status);
}

/** Whether the form was sent by itself, while somebody types (`useAutosave`). */
function isAutosave({ searchParams }: URL) {
  return searchParams.has(autosaveParam);
}

function editOf(formData: FormData, value: unknown, url: URL): Edit {
  const key = formData.get("idempotencyKey");
  const openedWith = formData.get("openedWith");
  const draft = formData.get("draft");
  const asked = formData.get(askedField);
  const openedDraft = formData.get(openedDraftField);
  const attempt = numberIn(formData, "attempt");
  const isForm = typeof key === "string" && key !== "";
  return {
    version: numberIn(formData, "version"),
    ...(typeof openedWith === "string" && { openedWith }),
    ...(typeof draft === "string" && { draft }),
    ...(typeof openedDraft === "string" && { openedDraft: unpackDraft(openedDraft) }),
    ...(typeof asked === "string" && { answers: { asked, choices: readChoices(formData) } }),
    idempotency: isForm
      ? {
          idempotencyKey: key.slice(0, 100),
          requestHash: hashOf(value),
          isForm: true,
          attempt,
        }
      : {},
    ...(isForm && attempt !== undefined && { form: { key: key.slice(0, 100), attempt } }),
    isAutosave: isAutosave(url),
  };
}

function numberIn(formData: FormData, name: string): number | undefined {
  const number = Number.parseInt(String(formData.get(name) ?? ""), 10);
  return Number.isSafeInteger(number) ? number : undefined;
}
