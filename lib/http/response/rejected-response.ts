import { disposition } from '@/lib/documents/file-name';
import type { RejectedRows } from '@/lib/imports/rejected';
import { webStream } from './web-stream';

/** Answers with a file of claims' rejected rows, to save. */
export const rejectedResponse = async (
  request: Request,
  { fileName, mimeType, content }: RejectedRows,
) =>
  new Response(await webStream(content, request.signal), {
    headers: {
      'Content-Type': mimeType,
      'Content-Disposition': disposition('attachment', fileName),
    },
  });
