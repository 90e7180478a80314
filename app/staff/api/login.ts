import { endpoint } from "#app/api/endpoint.server.ts";
import { Refusal } from "#app/api/refusal.server.ts";
import { resource } from "#app/api/resource.server.ts";
import { apiSignInSchema, tokenResponse } from "#app/auth/staff.schema.ts";
import { signIn } from "../signIn.server.ts";

const login = resource({
  POST: endpoint({
    summary: "Signs in; the token goes into the header Authorization: Bearer",
    access: "everyone",
    body: apiSignInSchema,
    answer: tokenResponse,
    refusals: [401, 429],
    handle: async ({ body, info, request }) => {
      const result = await signIn(body, {
        kind: "api",
        clientAddress: info.clientAddress,
        userAgent: request.headers.get("User-Agent"),
        code: body.code,
      });
      if (result.status === "in") return { token: result.token };
      if (result.status === "code") return new Refusal(401, { message: "api.codeNeeded" });
      if (result.status === "wrong") return new Refusal(401, { message: "api.wrongCredentials" });
      return new Refusal(429, { headers: { "Retry-After": String(result.retryAfter) } });
    },
  }),
});

export const loader = login.loader;
export const action = login.action;
