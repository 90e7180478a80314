import { draftResource } from "#app/api/draft.server.ts";
import * as Partners from "../partners.repo.server.ts";
import { partnerSchema } from "../partners.schema.ts";

const draft = draftResource({
  kind: "partners",
  record: "a partner",
  find: Partners.findById,
  content: partnerSchema,
  titleOf: ({ name }) => name,
});

export const loader = draft.loader;
export const action = draft.action;
