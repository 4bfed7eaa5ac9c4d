import type { ListDownload } from '@/lib/creditor-lists/files/write';
import { disposition } from '@/lib/documents/file-name';
import { webStream } from './web-stream';

const types = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Streams a list's file; an unfinished one breaks off, so that its reader sees an error. Throws like {@link webStream}. */
export const listResponse = async (
  request: Request,
  { fileName, format, parts, body }: ListDownload,
  headers: Record<string, string> = {},
) =>
  new Response(await webStream(body, request.signal), {
    headers: {
      'Content-Type': types[format],
      'Content-Disposition': disposition('attachment', fileName),
      'X-List-Parts': String(parts),
      ...headers,
    },
  });
