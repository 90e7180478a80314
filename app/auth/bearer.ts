/** The token of an `Authorization: Bearer` header. */
export function readBearer(authorization: string | null | undefined): string | undefined {
  return /^Bearer ([\w-]+)$/i.exec(authorization ?? "")?.[1];
}
