import { useBlocker } from "react-router";
import { isOfflineNavigation, useStayUnlessReachable } from "./withoutConnection.ts";

/** For pages whose forms do not use `useLeaveGuard`: the router supports only one blocker. */
export function useStayWithoutConnection(): void {
  const blocker = useBlocker(isOfflineNavigation);
  useStayUnlessReachable(blocker, () => blocker.proceed?.());
}
