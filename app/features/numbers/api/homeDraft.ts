import { draftResource } from "#app/api/draft.server.ts";
import { numbersSchema } from "../numbers.schema.ts";

const draft = draftResource({
  kind: "home",
  record: "the four figures",
  content: numbersSchema,
  titleOf: () => "",
});

export const loader = draft.loader;
export const action = draft.action;
