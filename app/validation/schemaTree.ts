import type { InPortuguese } from "#app/i18n/content.ts";
import { acceptOf } from "./file.ts";
import type { Accept } from "./fileTypes.ts";
import { z } from "./zod.ts";

type Path = (string | number)[];

/** A file reference found in a value: its position, the path under /storage, and what the field accepts. */
export interface FileReference {
  path: Path;
  file: string;
  accept: Accept;
}

/**
 * Every file reference in a value, found through the schema, so that checks also cover fields added later.
 *
 * @param value a value parsed by `schema`
 */
export function collectFiles(schema: z.ZodType, value: unknown, path: Path = []): FileReference[] {
  const accept = acceptOf(schema);
  if (accept) return typeof value === "string" ? [{ path, file: value, accept }] : [];
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const element = inner.element as z.ZodType;
    return value.flatMap((item, index) => collectFiles(element, item, [...path, index]));
  }
  if (inner instanceof z.ZodObject && value !== null && typeof value === "object") {
    const fields = value as Record<string, unknown>;
    return Object.entries(inner.shape).flatMap(([key, child]) =>
      collectFiles(child as z.ZodType, fields[key], [...path, key]),
    );
  }
  return [];
}

/**
 * What a form's field accepts, by its name: `posts[0].image`, or `gallery[].file` for a new row. Undefined
 * when the schema has no file reference there.
 */
export function acceptAt(schema: z.ZodType, field: string): Accept | undefined {
  const found = schemaAt(schema, field);
  return found && acceptOf(found);
}

/** Whether a form's field, by its name, has exactly this schema, with or without a default. */
export function hasSchemaAt(schema: z.ZodType, field: string, wanted: z.ZodType): boolean {
  const found = schemaAt(schema, field);
  return found !== undefined && unwrapped(found) === unwrapped(wanted);
}

function schemaAt(schema: z.ZodType, field: string): z.ZodType | undefined {
  const keys = field.split(/\.|(?=\[)/);
  return keys.reduce<z.ZodType | undefined>((at, key) => at && childAt(at, key), schema);
}

function childAt(schema: z.ZodType, key: string): z.ZodType | undefined {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray && /^\[\d*\]$/.test(key)) return inner.element as z.ZodType;
  if (inner instanceof z.ZodObject && Object.hasOwn(inner.shape, key)) return inner.shape[key];
  return undefined;
}

/**
 * The shape of public answers: the same fields, always present, without `en` (contract 5: public reads have
 * no `en` key, their texts are already in the requested language).
 */
export function withoutEnglish<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  const pruned: z.ZodType = z.object(publicShape(schema.shape));
  return pruned as z.ZodType<WithoutEnglish<z.output<z.ZodObject<Shape>>>>;
}

/**
 * A value as visitors see it: no `en`, at any depth. Pages also get `inPortuguese`, the texts without an
 * English version; schemas do not name it, so no endpoint returns it.
 */
type WithoutEnglish<T> = T extends (infer Item)[]
  ? WithoutEnglish<Item>[]
  : T extends object
    ? { [Key in keyof T as Key extends "en" ? never : Key]: WithoutEnglish<T[Key]> } & Fallback<T>
    : T;
type Fallback<T> = T extends { en?: unknown } ? InPortuguese : unknown;

function publicShape(shape: z.ZodRawShape) {
  const kept = Object.entries(shape).filter(([key]) => key !== "en");
  return Object.fromEntries(kept.map(([key, child]) => [key, publicSchema(child as z.ZodType)]));
}

function publicSchema(schema: z.ZodType): z.ZodType {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray) return z.array(publicSchema(inner.element as z.ZodType));
  if (inner instanceof z.ZodObject) return z.object(publicShape(inner.shape));
  return inner;
}

/**
 * The fields of `value` that `schema` has, in its order, and no others. Only picks fields; values come from
 * storage and are not validated again.
 */
export function pickFields(schema: z.ZodType, value: unknown): unknown {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item) => pickFields(inner.element as z.ZodType, item));
  }
  if (inner instanceof z.ZodObject && value !== null && typeof value === "object") {
    const fields = value as Record<string, unknown>;
    const picked = Object.entries(inner.shape)
      .filter(([key]) => Object.hasOwn(fields, key))
      .map(([key, child]) => [key, pickFields(child as z.ZodType, fields[key])] as const);
    return Object.fromEntries(picked);
  }
  return value;
}

function unwrapped(schema: z.ZodType): z.ZodType {
  const isWrapped =
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional;
  return isWrapped ? unwrapped(schema.unwrap() as z.ZodType) : schema;
}
