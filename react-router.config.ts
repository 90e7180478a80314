import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The whole route table goes with the first page: no manifest requests, and none to attack.
  routeDiscovery: { mode: "initial" },
  future: { v8_middleware: true, v8_passThroughRequests: true, v8_splitRouteModules: true },
} satisfies Config;
