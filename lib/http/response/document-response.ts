import 'server-only';
import { Readable } from 'node:stream';
import type { Actor } from '@/lib/access/actor';
import { mayShowInline } from '@/lib/documents/content/slots';
import { disposition } from '@/lib/documents/file-name';
import { openDocument } from '@/lib/documents/read';
import { webStream } from './web-stream';

/**
 * Streams a document out. Only what a browser shows without running it is shown in place, and even that
 * without scripts and apart from the portal's own pages; everything else is saved. Throws like {@link openDocument}.
 */
export async function documentResponse(
  { method, signal }: Request,
  actor: Actor,
  id: string,
  wish: 'view' | 'download',
) {
  const head = method === 'HEAD';
  const { document, content } = await openDocument(actor, id, head ? 'head' : wish);
  const { mimeType, originalFileName } = document;
  const kind = wish === 'view' && mayShowInline(mimeType) ? 'inline' : 'attachment';
  const headers = {
    'Content-Type': mimeType,
    'Content-Disposition': disposition(kind, originalFileName),
    'Content-Security-Policy': "sandbox; frame-ancestors 'none'",
    'Cache-Control': 'private, no-store',
  };
  const body = Readable.from(content, { objectMode: false });
  if (!head) return new Response(webStream(body, signal), { headers });
  // Nobody will read it, so nobody else would close the file behind it.
  body.destroy();
  return new Response(null, { headers });
}
