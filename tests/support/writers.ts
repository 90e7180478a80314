import { expect } from "vitest";
import { goodMessage } from "./contact.ts";
import * as samples from "./fileSamples.ts";
import { type Ledger, projectOf, sha256 } from "./ledger.ts";

/** Repeats one kind of write; what the server acknowledges goes into the ledger. */
type Writer = (call: Call, ledger: Ledger) => Promise<void>;
/** Sends a request; undefined when the server was gone before it answered. */
type Call = (method: string, path: string, init?: Init) => Promise<Answered | undefined>;

interface Init {
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
}

interface Answered {
  status: number;
  body: Record<string, unknown>;
}

/**
 * Concurrent writes of every kind, until stopped or the server is gone.
 *
 * @param mayFail whether 5xx answers, which say that nothing was stored, are expected
 * @param pauseMs pause of each writer between two writes
 */
export function startWriters(
  { url, token, ledger }: { url: string; token: string; ledger: Ledger },
  {
    mayFail = () => false,
    pauseMs = 0,
  }: { mayFail?: (status: number) => boolean; pauseMs?: number } = {},
): { stop: () => Promise<void> } {
  let isStopping = false;
  const call: Call = async (method, path, { json, form, headers } = {}) => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(json === undefined ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      ...(form ? { body: form } : {}),
    }).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    if (!answer || text === undefined) {
      isStopping = true;
      return undefined;
    }
    if (answer.ok) {
      ledger.acknowledgements += 1;
      return { status: answer.status, body: JSON.parse(text) };
    }
    if (!mayFail(answer.status)) ledger.strange.push(`${method} ${path}: ${answer.status} ${text}`);
    return undefined;
  };
  const repeat = async (write: Writer) => {
    while (!isStopping) {
      await write(call, ledger);
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  const writing = writers.map(repeat);
  return {
    async stop() {
      isStopping = true;
      await Promise.all(writing);
    },
  };
}

const writers: Writer[] = [
  message,
  message,
  numbers,
  newProject,
  changedProject(1),
  changedProject(3),
  deletedProject,
  order,
  upload,
];

let count = 0;

async function message(call: Call, { messages }: Ledger) {
  const text = `Mensagem ${process.pid}-${++count}`;
  const json = { ...goodMessage, message: text };
  if (await call("POST", "/api/contact", { json })) messages.add(text);
}

async function numbers(call: Call, { numbers }: Ledger) {
  const generation = ++numbers.sent;
  const block = { number: String(generation), description: "x" };
  const json = { projects: block, connections: block, regions: block, people: block };
  if (await call("POST", "/api/admin/home", { json })) numbers.acknowledged = generation;
}

async function newProject(call: Call, ledger: Ledger) {
  const key = `key-${process.pid}-${++count}`;
  ledger.creations.set(key, undefined);
  const headers = { "Idempotency-Key": key };
  const made = await call("POST", "/api/admin/project", { json: projectOf(1), headers });
  if (made) noteCreation(ledger, key, Number(made.body.id));
}

function noteCreation({ projects, creations }: Ledger, key: string, id: number) {
  creations.set(key, id);
  projects.set(id, { acknowledged: 1, sent: 1 });
}

/** Each such writer has its own quarter of the projects, so that none interferes with another. */
function changedProject(remainder: number): Writer {
  return async (call, { projects }) => {
    const known = [...projects.keys()].filter((id) => id % 4 === remainder).slice(-10);
    const id = known[Math.floor(Math.random() * known.length)];
    const state = id && projects.get(id);
    if (!state) return rest();
    const generation = ++state.sent;
    const json = projectOf(generation);
    if (await call("PUT", `/api/admin/project/${id}`, { json })) state.acknowledged = generation;
  };
}

async function deletedProject(call: Call, { projects, deletions }: Ledger) {
  const id = [...projects.keys()].slice(0, -5).find((id) => id % 4 === 0 && !deletions.has(id));
  if (!id) return rest();
  deletions.set(id, "sent");
  if (await call("DELETE", `/api/admin/project/${id}`)) deletions.set(id, "acknowledged");
}

async function order(call: Call, { projects }: Ledger) {
  const ids = [...projects.keys()].filter((id) => id % 4 !== 0).slice(-10);
  const data = ids.map((projectId) => ({ projectId, order: 1 + (projectId % 7) }));
  if (data.length === 0) return rest();
  await call("PUT", "/api/admin/project/order", { json: { data } });
}

async function upload(call: Call, { files }: Ledger) {
  const bytes = Buffer.concat([samples.pdf, Buffer.from(`% ${process.pid}-${++count}\n`)]);
  const form = new FormData();
  form.append("files[]", new Blob([bytes]), "relatorio.pdf");
  const stored = await call("POST", "/api/upload", { form });
  const [file] = (stored?.body.files ?? []) as { id: string }[];
  if (file) files.set(file.id, sha256(bytes));
}

function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}

/**
 * Repeats unanswered requests: creations with their key, which must not create a second record, and
 * deletions, which may have succeeded. Afterwards every key has one project.
 */
export async function repeatUnanswered(url: string, token: string, ledger: Ledger): Promise<void> {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const body = JSON.stringify(projectOf(1));
  for (const [key] of [...ledger.creations].filter(([, id]) => id === undefined)) {
    const answer = await fetch(`${url}/api/admin/project`, {
      method: "POST",
      headers: { ...headers, "Idempotency-Key": key },
      body,
    });
    expect(answer.status).toBe(201);
    noteCreation(ledger, key, ((await answer.json()) as { id: number }).id);
  }
  for (const [id] of [...ledger.deletions].filter(([, state]) => state === "sent")) {
    const answer = await fetch(`${url}/api/admin/project/${id}`, { method: "DELETE", headers });
    expect([200, 404]).toContain(answer.status);
    ledger.deletions.set(id, "acknowledged");
  }
  const answer = await fetch(`${url}/api/admin/project`, { headers });
  const { data } = (await answer.json()) as { data: unknown[] };
  expect(data).toHaveLength(ledger.creations.size - ledger.deletions.size);
}
