import { z } from "./zod.ts";

const wrongType = { error: "validation.type" };

/** Default maximum of items in a list, far more than a page can show. Longer lists are refused. */
export const maxItems = 200;

/** An item's position: 1-based; 0 or absent means its index in the list. */
export const order = z
  .int(wrongType)
  .min(0, { error: "validation.order" })
  .default(0)
  .meta({ description: "1-based position; 0 or absent: its place in the list as sent" });

/**
 * A list sorted by `order` and renumbered from 1 (contract 5). Items with equal `order` keep their sequence.
 *
 * @param keep filters out what cannot be stored, before numbering
 * @param max maximum of items; further ones are silently dropped instead of refused
 */
export function orderedList<Item extends z.ZodType<{ order: number }>>(
  item: Item,
  { keep = () => true, max }: ListRules<z.output<Item>> = {},
) {
  const items = z.array(item, wrongType);
  const bounded = max === undefined ? items.max(maxItems, { error: "validation.tooMany" }) : items;
  return bounded
    .overwrite((items) =>
      items
        .map((item, index) => ({ item, place: item.order || index + 1 }))
        .sort((a, b) => a.place - b.place)
        .map(({ item }) => item)
        .filter(keep)
        .slice(0, max)
        .map((item, index) => ({ ...item, order: index + 1 })),
    )
    .default([]);
}

interface ListRules<Item> {
  keep?: (item: Item) => boolean;
  max?: number;
}
