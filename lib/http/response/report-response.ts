import { disposition } from '@/lib/documents/file-name';
import type { Report } from '@/lib/reports/export';
import { webStream } from './web-stream';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Streams a report; an unfinished one breaks off, so that its reader sees an error. Throws like {@link webStream}. */
export async function reportResponse(request: Request, { fileName, format, rows, body }: Report) {
  return new Response(await webStream(body, request.signal), {
    headers: {
      'Content-Type': types[format],
      'Content-Disposition': disposition('attachment', fileName),
      'X-Report-Rows': String(rows),
    },
  });
}
