import { data } from "react-router";

/** Any address of the back office that is no screen of it. */
export function loader() {
  throw data(null, 404);
}

export default function NotFound() {
  return null;
}
