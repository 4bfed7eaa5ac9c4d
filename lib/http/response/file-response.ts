import 'server-only';
import { Readable } from 'node:stream';
import { mayShowInline } from '@/lib/documents/content/slots';
import { disposition } from '@/lib/documents/file-name';
import { webStream } from './web-stream';

interface File {
  originalFileName: string;
  mimeType: string;
}

/**
 * Streams a file out. Only what a browser shows without running it is shown in place, and even that
 * without scripts and apart from the portal's own pages; everything else is saved.
 */
export function fileResponse(
  request: Request,
  file: File,
  content: AsyncIterable<Uint8Array>,
  wish: 'inline' | 'attachment',
) {
  const kind = mayShowInline(file.mimeType) ? wish : 'attachment';
  const headers = {
    'Content-Type': file.mimeType,
    'Content-Disposition': disposition(kind, file.originalFileName),
    'Content-Security-Policy': "sandbox; frame-ancestors 'none'",
    'Cache-Control': 'private, no-store',
  };
  const body = Readable.from(content, { objectMode: false });
  if (request.method !== 'HEAD') return new Response(webStream(body, request.signal), { headers });
  // Nobody will read it, so nobody else would close the file behind it.
  body.destroy();
  return new Response(null, { headers });
}
