import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { signInSchema } from "#app/auth/staff.schema.ts";
import { type FieldErrors, toFieldErrors } from "#app/validation/fieldErrors.ts";
import { type SignIn, signIn } from "./signIn.server.ts";
import { deviceOf } from "./signInCookie.server.ts";

/** The result of the sign-in form; `errors` are dictionary keys by field. */
export type FormSignIn = SignIn | { status: "invalid"; errors: FieldErrors };

/** Signs in through the form of the page /admin: fields `email` and `password`; opens a page session. */
export async function signInByForm(request: Request, clientAddress: string): Promise<FormSignIn> {
  const strategy = new FormStrategy<FormSignIn>(async ({ form }) => {
    const credentials = signInSchema.safeParse({
      email: form.get("email"),
      password: form.get("password"),
    });
    if (!credentials.success) {
      return { status: "invalid", errors: toFieldErrors(credentials.error) };
    }
    return signIn(credentials.data, {
      kind: "page",
      clientAddress,
      device: deviceOf(request),
      userAgent: request.headers.get("User-Agent"),
    });
  });
  const authenticator = new Authenticator<FormSignIn>().use(strategy, "form");
  return authenticator.authenticate("form", request);
}
