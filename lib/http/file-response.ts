import { Readable } from 'node:stream';
import { disposition } from '@/lib/documents/file-name';
import { mayShowInline } from '@/lib/documents/slots';

interface File {
  originalFileName: string;
  mimeType: string;
}

/**
 * Streams a file out. Only what a browser shows without running it is shown in place, and even that
 * without scripts and apart from the portal's own pages; everything else is saved.
 */
export function fileResponse(
  file: File,
  content: AsyncIterable<Uint8Array>,
  wish: 'inline' | 'attachment',
) {
  const kind = mayShowInline(file.mimeType) ? wish : 'attachment';
  return new Response(
    Readable.toWeb(Readable.from(content, { objectMode: false })) as ReadableStream,
    {
      headers: {
        'Content-Type': file.mimeType,
        'Content-Disposition': disposition(kind, file.originalFileName),
        'Content-Security-Policy': 'sandbox',
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, no-store',
      },
    },
  );
}
