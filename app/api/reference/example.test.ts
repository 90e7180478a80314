import { expect, test } from "vitest";
import { exampleOf } from "./example.ts";

test("an example has the shape of its schema", () => {
  const definitions = { Person: { type: "object", properties: { name: { type: "string" } } } };
  const schema = {
    type: "object",
    properties: {
      people: { type: "array", items: { $ref: "#/components/schemas/Person" } },
      kind: { enum: ["a", "b"] },
      file: { anyOf: [{ type: "string" }, { type: "null" }] },
      at: { type: "string", format: "date-time" },
      count: { type: "integer" },
      isOn: { type: "boolean" },
    },
  };
  expect(exampleOf(schema, definitions)).toEqual({
    people: [{ name: "" }],
    kind: "a",
    file: "",
    at: "2025-06-01T12:00:00.000Z",
    count: 1,
    isOn: false,
  });
});
