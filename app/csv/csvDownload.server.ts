import { sortableDate } from "#app/i18n/shortDate.ts";
import { byteOrderMark } from "./csvRow.ts";

/**
 * A CSV file as a download, generated at the speed at which the client reads it.
 *
 * @param name file name, without the date and the extension that are added here
 * @param rows the file's text in chunks, from {@link csvRow}
 */
export function csvDownload(name: string, rows: AsyncGenerator<string>): Response {
  const day = sortableDate(new Date().toISOString());
  return new Response(streamOf(rows), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}-${day}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}

/** Pulls the next chunk only when the client has taken the previous one. */
function streamOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(byteOrderMark));
    },
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await texts.return(undefined);
    },
  });
}
