import { data } from "react-router";

/** Any path that no other route matches, in the site or the back office; its frame shows the 404 page (spec 2). */
export function loader() {
  throw data(null, { status: 404 });
}

/** Nothing is there for a form either: 404 rather than 405 (contract 5). */
export const action = loader;

export default function NotFound() {
  return null;
}
