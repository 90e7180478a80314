import { data } from "react-router";

/** Any path that no other route matches; the site's frame shows the 404 page (spec 2). */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
