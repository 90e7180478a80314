import { data } from "react-router";

/** Catches any admin URL that matches no screen. */
export function loader() {
  throw data(null, 404);
}

/** Nothing is there for a form either: 404 rather than 405 (contract 5). */
export const action = loader;

export default function NotFound() {
  return null;
}
