/** A form's fields as typed in this browser, for the case that they never reach the server. */
export interface BrowserCopy {
  /** Of the account that typed: nobody else's is shown, and it goes with "Sair". */
  staffId: string;
  /** The form's own key: each opened form has a copy of its own. */
  formKey: string;
  /** Address of the form's screen. */
  screen: string;
  /** When it was last changed, in milliseconds. */
  at: number;
  entries: [name: string, value: string][];
}

/** As long as expired sessions are remembered, and the files of a form without a record kept. */
const keptMs = 7 * 24 * 60 * 60 * 1000;
const maxCopies = 20;
/** Characters of one form: many times what the longest one holds. */
const maxLength = 2_000_000;

const name = "formCopies";

/** "Sair" names the account by it. */
export const accountField = "conta";

let opened: Promise<IDBDatabase> | undefined;

/**
 * Keeps a copy in place of the form's former one. It is on the disk when this resolves: `localStorage` is written
 * seconds later, and a browser that crashes loses it.
 *
 * @throws where it cannot be kept: the browser forbids it, its disk is full, or the form is too long
 */
export async function putCopy(copy: BrowserCopy): Promise<void> {
  if (JSON.stringify(copy.entries).length > maxLength) throw new RangeError("The form is too long");
  await within("readwrite", (copies) => copies.put(copy, idOf(copy)));
}

export async function deleteCopy(copy: Pick<BrowserCopy, "staffId" | "formKey">): Promise<void> {
  await within("readwrite", (copies) => copies.delete(idOf(copy)));
}

/** This account's copies, newest first. What is too old, or too much, is deleted. */
export async function findCopies(staffId: string, now = Date.now()): Promise<BrowserCopy[]> {
  const all = (await within("readonly", (copies) => copies.getAll())) as BrowserCopy[];
  const sorted = all.sort((a, b) => b.at - a.at);
  const isKept = ({ at }: BrowserCopy, place: number) => place < maxCopies && now - at < keptMs;
  for (const gone of sorted.filter((copy, place) => !isKept(copy, place))) await deleteCopy(gone);
  return sorted.filter(isKept).filter((copy) => copy.staffId === staffId);
}

/** At "Sair": nothing of this account stays in the browser. */
export async function deleteCopiesOf(staffId: string): Promise<void> {
  const range = IDBKeyRange.bound(`${staffId} `, `${staffId} \uffff`);
  await within("readwrite", (copies) => copies.delete(range));
}

function idOf({ staffId, formKey }: Pick<BrowserCopy, "staffId" | "formKey">) {
  return `${staffId} ${formKey}`;
}

async function within<Result>(
  mode: IDBTransactionMode,
  act: (copies: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  opened ??= open();
  const database = await opened.catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(name, mode, { durability: "strict" });
    const request = act(transaction.objectStore(name));
    transaction.oncomplete = () => resolve(request.result);
    // The quota's end too.
    transaction.onabort = () => reject(transaction.error);
  });
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(name);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      // The browser may close it: somebody has emptied its store.
      request.result.onclose = () => {
        opened = undefined;
      };
      resolve(request.result);
    };
  });
}
