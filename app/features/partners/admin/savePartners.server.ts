import { requestContext } from "#app/context.ts";
import * as Media from "#app/files/media.repo.server.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { type ActionArgs, saveForm } from "#app/forms/saving/saveForm.server.ts";
import { paths } from "#app/paths.ts";
import { isBlank } from "#app/text/blank.ts";
import { nameOfLogo } from "../nameOfLogo.ts";
import * as PartnerDrafts from "../partnerDrafts.repo.server.ts";
import { type PartnerType, partnerSchema } from "../partners.schema.ts";
import { newPartnersSchema } from "./newPartners.schema.ts";

/**
 * The action of the form of many new partners: each row becomes a partner, in the order of the rows, once however
 * often the form is sent. Logos that came with the form itself are named first, and come back to be checked.
 */
export function savePartners(args: ActionArgs, type: PartnerType) {
  const { t } = args.context.get(requestContext);
  return saveForm(args, {
    schema: newPartnersSchema,
    prepare: nameLogos,
    save: async ({ partners }, { idempotency }) => {
      const rows = partners.filter(({ image, name, link }) => image || !isBlank(name) || link);
      if (rows.length === 0) {
        return { version: 0, differences: [], message: t("adminPartners.many.none") };
      }
      const { idempotencyKey: key, ...once } = idempotency;
      for (const [index, row] of rows.entries()) {
        const partner = partnerSchema.parse({ ...row, type });
        const ownKey = key && { idempotencyKey: `${key} ${index}` };
        await PartnerDrafts.insertPublished(partner, { ...once, ...ownKey });
      }
      const count = rows.length;
      const message = t(`adminPartners.many.${count === 1 ? "savedOne" : "saved"}`, { count });
      return redirectWithFlash(paths.admin.partners, { type: "success", message });
    },
  });
}

/** Gives a row that has no name yet the one that its file suggests. */
async function nameLogos(formData: FormData): Promise<void> {
  const unnamed = [...formData].flatMap(([field, path]) => {
    const row = /^(partners\[\d+\])\.image$/.exec(field)?.[1];
    const isNew = row !== undefined && !formData.has(`${row}.name`);
    return isNew && typeof path === "string" ? [{ row, path }] : [];
  });
  const files = await Media.findAllByPaths(unnamed.map(({ path }) => path));
  for (const { row, path } of unnamed) {
    const file = files.find((media) => media.path === path);
    formData.set(`${row}.name`, nameOfLogo(file?.originalName ?? ""));
  }
}
