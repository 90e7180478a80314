import { endpoint, messageResponse } from "#app/api/endpoint.server.ts";
import { Refusal } from "#app/api/refusal.server.ts";
import { resource } from "#app/api/resource.server.ts";
import * as SecurityEvents from "#app/auth/securityEvents.repo.server.ts";
import * as Sessions from "#app/auth/sessions.repo.server.ts";
import { readBearer } from "#app/http/requestHeaders.ts";

const logout = resource({
  POST: endpoint({
    summary: "Signs out: the token of this request no longer works",
    access: "staff",
    answer: messageResponse,
    handle: async ({ request, info }) => {
      const token = readBearer(request.headers.get("Authorization"));
      if (!token) return new Refusal(401);
      await Sessions.deleteByToken(token);
      await SecurityEvents.record({
        event: "signOut",
        origin: "api",
        staffId: info.staff?.id,
        clientAddress: info.clientAddress,
      });
      return { message: info.t("api.signedOut") };
    },
  }),
});

export const loader = logout.loader;
export const action = logout.action;
