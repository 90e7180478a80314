import type { Place } from "#app/db/order.ts";
import { order } from "#app/validation/list.ts";
import { recordId } from "#app/validation/recordId.ts";
import { z } from "#app/validation/zod.ts";
import { endpoint } from "./endpoint.server.ts";
import { Refusal } from "./refusal.server.ts";
import { resource } from "./resource.server.ts";

interface OrderedRecords<Key extends string> {
  /** The key of a record's id in the list: "documentId". */
  idKey: Key;
  /** In the plural, for the description: "documents". */
  records: string;
  /** Resolves to the ids in their new order; to undefined when the list is refused. */
  updateOrder: (places: Place[]) => Promise<number[] | undefined>;
}

/**
 * The endpoint that puts a list in order (contract 5): takes and answers `{data: [{documentId, order}]}`. A
 * list that names an unknown or a duplicate id is refused as a whole (400).
 */
export function orderResource<Key extends string>(rules: OrderedRecords<Key>) {
  const { idKey, records, updateOrder } = rules;
  const list = orderList(idKey);
  return resource({
    PUT: endpoint({
      summary: `Reorders ${records}; those left out follow in their former order`,
      access: "staff",
      body: list,
      answer: list,
      handle: async ({ body }) => {
        const ids = await updateOrder(
          body.data.map((entry) => ({ id: entry[idKey], order: entry.order })),
        );
        if (!ids) return new Refusal(400, { errors: { data: ["validation.id"] } });
        const entries = ids.map((id, index) => ({ [idKey]: id, order: index + 1 }));
        return { data: entries as OrderEntry<Key>[] };
      },
    }),
  });
}

type OrderEntry<Key extends string> = Record<Key | "order", number>;

const wrongType = { error: "validation.type" };

function orderList<Key extends string>(idKey: Key) {
  const entry = z.object({ [idKey]: recordId, order }, wrongType);
  const data = z
    .array(entry as unknown as z.ZodType<OrderEntry<Key>>, wrongType)
    .max(20_000, { error: "validation.tooMany" })
    .overwrite((places) =>
      places.map((place, index) => ({ ...place, order: place.order || index + 1 })),
    );
  return z.object({ data }, wrongType);
}
