import { data, UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { expect, test } from "vitest";
import { formClientAction, stayingClientAction } from "./formClientAction.ts";

const request = new Request("http://localhost/admin/banner");

test.each([
  ["no connection", new TypeError("Failed to fetch"), { isConnectionLost: true }],
  ["a fault on the server", new Error("Unexpected Server Error"), {}],
  [
    "an ended session",
    new ErrorResponse(401, "", "Sua sessão expirou."),
    { message: "Sua sessão expirou.", isSignedOut: true },
  ],
  [
    "a refusal in one line",
    new ErrorResponse(403, "", "Origem recusada."),
    { message: "Origem recusada.", isSignedOut: false },
  ],
  ["a proxy's page", new ErrorResponse(502, "", "<html>"), {}],
])("%s leaves the form on screen and is told apart", async (_, thrown, answer) => {
  const kept = await formClientAction({ request, serverAction: () => Promise.reject(thrown) });
  expect(kept).toEqual(data(answer, expect.objectContaining({ status: 503 })));
});

test("a redirect leads on", async () => {
  const redirect = new Response(null, { status: 303 });
  const serverAction = () => Promise.reject(redirect);
  await expect(formClientAction({ request, serverAction })).rejects.toBe(redirect);
});

test("what is kept while somebody types stays on the screen, also where its session has ended", async () => {
  const request = new Request("http://localhost/admin/banner?automatico=");
  const serverAction = () => Promise.reject(new Response(null, { status: 303 }));
  expect(await formClientAction({ request, serverAction })).toEqual({ isSignedOut: true });
  expect(await stayingClientAction({ serverAction })).toEqual({ isSignedOut: true });
});
