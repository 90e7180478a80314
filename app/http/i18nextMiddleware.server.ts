import type { MiddlewareFunction } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import { factsContext, requestContext } from "#app/context.ts";
import { defaultLang, langs } from "#app/i18n/lang.ts";
import { i18nextOptions, translateBy } from "#app/i18n/texts.server.ts";

/** The language is the one that the pipeline has decided (`language.ts`), and no other detector asks. */
const [createInstance, , getInstance] = createI18nextMiddleware({
  detection: {
    supportedLanguages: [...langs],
    fallbackLanguage: defaultLang,
    order: ["custom"],
    findLocale: async ({ context }) => context.get(factsContext).lang,
  },
  i18next: i18nextOptions,
});

const provideTranslate: MiddlewareFunction<Response> = ({ context }) => {
  const t = translateBy(getInstance(context));
  context.set(requestContext, { ...context.get(factsContext), t });
};

/** The root route's middleware: gives loaders and actions `t`, of an i18next instance of the request's own. */
export const i18nextMiddleware = [createInstance, provideTranslate];
