import { messageAnswer } from "#app/api/answers.ts";
import { endpoint } from "#app/api/endpoint.server.ts";
import { Refusal } from "#app/api/refusal.server.ts";
import { resource } from "#app/api/resource.server.ts";
import { readBearer } from "../bearer.ts";
import * as Sessions from "../sessions.repo.server.ts";

const logout = resource({
  POST: endpoint({
    summary: "Signs out: the token of this request no longer works",
    access: "staff",
    answer: messageAnswer,
    handle: async ({ request, info }) => {
      const token = readBearer(request.headers.get("Authorization"));
      if (!token) return new Refusal(401);
      await Sessions.deleteByToken(token);
      return { message: info.t("api.signedOut") };
    },
  }),
});

export const loader = logout.loader;
export const action = logout.action;
