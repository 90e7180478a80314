// Stands in for the package's own, which fetches over the network: only its name is needed here.
export class Session {}
