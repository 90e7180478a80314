import { endpoint } from "#app/api/endpoint.server.ts";
import { Refusal } from "#app/api/refusal.server.ts";
import { resource } from "#app/api/resource.server.ts";
import { signIn } from "../signIn.server.ts";
import { signInSchema, tokenAnswer } from "../staff.schema.ts";

const login = resource({
  POST: endpoint({
    summary: "Signs in; the token goes into the header Authorization: Bearer",
    access: "everyone",
    body: signInSchema,
    answer: tokenAnswer,
    refusals: [401, 429],
    handle: async ({ body, info }) => {
      const result = await signIn(body, { kind: "api", clientAddress: info.clientAddress });
      if (result.status === "in") return { token: result.token };
      if (result.status === "wrong") return new Refusal(401, { message: "api.wrongCredentials" });
      return new Refusal(429, { headers: { "Retry-After": String(result.retryAfter) } });
    },
  }),
});

export const loader = login.loader;
export const action = login.action;
