import { createCookie } from "react-router";
import { isHttps } from "#app/platform/config.ts";
import { sessionSecret } from "#app/platform/storage.ts";
import type { z } from "#app/validation/zod.ts";

/**
 * Something that was just made and of which the database keeps only a hash, on its way to the page after the
 * redirect, which shows it once.
 *
 * @param name of the cookie that brings it there
 */
export function oneTimeValue<Schema extends z.ZodType>(name: string, schema: Schema) {
  let made: ReturnType<typeof createCookie> | undefined;
  const cookie = () => {
    made ??= createCookie(name, {
      httpOnly: true,
      path: "/",
      maxAge: 60,
      sameSite: "lax",
      secure: isHttps(),
      secrets: [sessionSecret()],
    });
    return made;
  };
  return {
    /** The `Set-Cookie` that takes it to the next page. */
    send: (value: z.output<Schema>): Promise<string> => cookie().serialize(value),
    /** What to show, if anything, and the headers by which it is shown only once. */
    async read(request: Request): Promise<{
      shown: z.output<Schema> | undefined;
      headers: Record<string, string>;
    }> {
      const value = await cookie().parse(request.headers.get("Cookie"));
      const { data: shown } = schema.safeParse(value);
      if (shown === undefined) return { shown, headers: {} };
      return { shown, headers: { "Set-Cookie": await cookie().serialize("", { maxAge: 0 }) } };
    },
  };
}
