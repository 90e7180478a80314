import { useBlocker } from "react-router";
import { leadsNowhere, useStayUnlessReachable } from "./withoutConnection.ts";

/** For pages whose forms do not use `useLeaveGuard`: the router supports only one blocker. */
export function useStayWithoutConnection(): void {
  const blocker = useBlocker(leadsNowhere);
  useStayUnlessReachable(blocker, () => blocker.proceed?.());
}
