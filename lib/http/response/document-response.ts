import 'server-only';
import { Readable } from 'node:stream';
import type { Actor } from '@/lib/access/actor';
import { mayShowInline } from '@/lib/documents/content/slots';
import { disposition } from '@/lib/documents/file-name';
import { openDocument } from '@/lib/documents/read';
import { sealDocument } from '@/lib/documents/sealed';
import { webStream } from './web-stream';

/** Streams a document; browsers show only types that run nothing, apart from the portal's pages. Throws like {@link openDocument}. */
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
  return streamed(content, headers, { head, signal });
}

/** Streams a document sealed by {@link sealDocument}, with the salt in X-Seal-Salt. Throws like it. */
export async function sealedResponse({ method, signal }: Request, actor: Actor, id: string) {
  const { salt, content } = await sealDocument(actor, id);
  const headers = {
    'Content-Type': 'application/octet-stream',
    'Cache-Control': 'private, no-store',
    'X-Seal-Salt': salt,
  };
  return streamed(content, headers, { head: method === 'HEAD', signal });
}

async function streamed(
  content: AsyncIterable<Uint8Array>,
  headers: Record<string, string>,
  { head, signal }: { head: boolean; signal: AbortSignal },
) {
  const body = Readable.from(content, { objectMode: false });
  if (!head) return new Response(await webStream(body, signal), { headers });
  // Nobody reads this answer's body, so the file behind it is closed here.
  body.destroy();
  return new Response(null, { headers });
}
