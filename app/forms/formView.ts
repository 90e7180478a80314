import { useState } from "react";
import { useMatches } from "react-router";
import { findLoaded } from "#app/findLoaded.ts";

/** How somebody likes the forms of the back office. */
interface FormView {
  /** The English versions are hidden. */
  isPortugueseOnly: boolean;
  /** The project form shows one section at a time. */
  isOneSection: boolean;
}

/** Remembers it in the browser: in a cookie rather than its store, so that the server draws the form like that. */
export const formViewCookie = "visao";

const words: Record<keyof FormView, string> = {
  isPortugueseOnly: "portugues",
  isOneSection: "uma",
};

/** @param cookie its value, if there is one */
export function parseFormView(cookie: string | undefined): FormView {
  const chosen = (cookie ?? "").split(".");
  return {
    isPortugueseOnly: chosen.includes(words.isPortugueseOnly),
    isOneSection: chosen.includes(words.isOneSection),
  };
}

/** What was chosen since the admin frame's loader read the cookie. */
let current: FormView | undefined;

/** One of the choices, and the function that makes and remembers it; the admin frame's loader provides `formView`. */
export function useFormView(name: keyof FormView): [boolean, (isOn: boolean) => void] {
  const loaded = findLoaded(useMatches(), (data: { formView?: FormView }) => data.formView);
  const start = current ?? loaded ?? parseFormView(undefined);
  const [isOn, setOn] = useState(start[name]);
  const choose = (isChosen: boolean) => {
    setOn(isChosen);
    current = { ...(current ?? start), [name]: isChosen };
    remember(current);
  };
  return [isOn, choose];
}

function remember(view: FormView) {
  const keys = Object.keys(words) as (keyof FormView)[];
  const value = keys.flatMap((key) => (view[key] ? [words[key]] : [])).join(".");
  const year = 365 * 24 * 60 * 60;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is younger than the oldest browsers
  document.cookie = `${formViewCookie}=${value}; Path=/admin; Max-Age=${year}; SameSite=Lax${secure}`;
}
