import { expect, test } from "vitest";
import { oddLink } from "./oddLink.ts";

const origin = "https://mare.example";

test.each([
  ["", undefined],
  ["https://example.org/a?volta=https://b.example/", undefined],
  ["http://example.org", undefined],
  ["/documentos", undefined],
  [`${origin}/contato`, undefined],
  ["exemplo", "invalid"],
  ["https://example.org/minha pasta/a.pdf", "spaces"],
  ["mailto:equipe@example.org", "contact"],
  ["tel:+558133330000", "contact"],
  ["https://ana@example.org", "contact"],
  ["/admin/projetos", "admin"],
  [`${origin}/admin`, "admin"],
  ["http://servidor/pasta", "intranet"],
  ["http://localhost:3000/a", "intranet"],
  ["https://192.168.0.7/a", "intranet"],
  ["https://10.0.0.1/", "intranet"],
  ["http://169.254.169.254/latest", "intranet"],
  ["https://172.16.1.1/", "intranet"],
  ["https://172.15.1.1/", undefined],
  ["http://[::1]/", "intranet"],
  ["https://portal.prefeitura.local/a", "intranet"],
  ["https://example.org/a).", "ending"],
  ["https://a.example/,https://b.example/", "several"],
])("%s: %s", (link, reason) => {
  expect(oddLink(link, origin)).toBe(reason);
});
