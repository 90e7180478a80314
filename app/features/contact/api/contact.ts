import { endpoint, messageResponse, type Outcome } from "#app/api/endpoint.server.ts";
import { Refusal } from "#app/api/refusal.server.ts";
import { resource } from "#app/api/resource.server.ts";
import { isRefused } from "#app/platform/limits/eventLimit.ts";
import { contactSchema } from "../contact.schema.ts";
import { contactRateLimits, type Ending } from "../contactLimits.server.ts";
import { receiveMessage } from "../receive.server.ts";

const contact = resource({
  POST: endpoint({
    summary: "Sends a message to the agency",
    access: "everyone",
    body: contactSchema,
    status: 201,
    answer: messageResponse,
    isIdempotent: true,
    gates: () => contactRateLimits(endingOf),
    handle: async ({ body, once, info }) => {
      const receipt = await receiveMessage(body, info, once);
      if (isRefused(receipt)) {
        return new Refusal(429, { headers: { "Retry-After": String(receipt.retryAfter) } });
      }
      return { message: info.t("contact.sent"), isReplay: !receipt.isNew };
    },
  }),
});

function endingOf({ response, isReplay }: Outcome): Ending {
  if (response.status !== 201) return "refused";
  return isReplay ? "repeated" : "stored";
}

export const loader = contact.loader;
export const action = contact.action;
