import { useBlocker } from "react-router";
import { leadsNowhere, useStayUnlessReachable } from "./withoutConnection.ts";

/** On pages without a form that asks before it is left (`useLeaveGuard`): the router has one blocker. */
export function useStayWithoutConnection(): void {
  const blocker = useBlocker(leadsNowhere);
  useStayUnlessReachable(blocker, () => blocker.proceed?.());
}
