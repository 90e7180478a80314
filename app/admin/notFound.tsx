import { data } from "react-router";

/** Catches any admin URL that matches no screen. */
export function loader() {
  throw data(null, 404);
}

export default function NotFound() {
  return null;
}
