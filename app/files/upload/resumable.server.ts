import { engine } from "#app/db/connection.server.ts";
import { isUnder, type Middleware } from "#app/http/context.ts";
import { sendJson, sendOfferedMethods } from "#app/http/respond.ts";
import { translate } from "#app/i18n/texts.server.ts";
import { paths } from "#app/paths.ts";

const addresses = [paths.uploadParts, paths.admin.fileParts];
const methods = { all: "POST, OPTIONS", one: "HEAD, PATCH, POST, DELETE, OPTIONS" };

/**
 * Uploads that go on where they broke off, by the open protocol tus 1.0 (creation, termination, expiration): for
 * programs under /api, for the admin forms' scripts under /admin, as `upload` has its two addresses. A POST to the
 * address of a file that has come in full stores it, and answers as `POST /api/upload` does.
 */
export const resumableUpload: Middleware = async (context) => {
  const { normalizedPath, req, staff, lang } = context;
  const address = addresses.find((each) => isUnder(normalizedPath, each));
  if (!address) return false;
  // The guard has refused everybody else; here in case the steps are ever put in another order.
  if (!staff) return sendJson(context, 401, { message: translate(lang)("api.unauthorized") });
  const id = normalizedPath.slice(address.length + 1);
  const offered = id ? methods.one : methods.all;
  if (!offered.split(", ").includes(req.method ?? "")) return sendOfferedMethods(context, offered);
  // The next part would reach another process: the forms' scripts send the file at once then, since this is not JSON.
  if (engine().nodes) {
    context.res.writeHead(501, { "Content-Type": "text/plain", "Cache-Control": "no-store" });
    context.res.end("Not with several nodes: send the file in one request\n");
    return true;
  }
  // Loaded on demand: the protocol's library takes 20 MB of memory.
  const { answerPart } = await import("./tus.server.ts");
  return answerPart(context, { staffId: staff.id, address, id });
};
