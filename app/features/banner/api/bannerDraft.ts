import { draftResource } from "#app/api/draft.server.ts";
import { bannerSchema } from "../banner.schema.ts";

const draft = draftResource({
  kind: "banner",
  record: "the banner",
  content: bannerSchema,
  titleOf: () => "",
});

export const loader = draft.loader;
export const action = draft.action;
