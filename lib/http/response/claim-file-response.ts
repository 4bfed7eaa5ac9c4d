import { Readable } from 'node:stream';
import type { Actor } from '@/lib/access/actor';
import { disposition } from '@/lib/documents/file-name';
import { openClaimFile } from '@/lib/reports/claim-files/read';
import { webStream } from './web-stream';

/** Streams a file of claims as fast as the reader takes it. Throws like {@link openClaimFile}. */
export async function claimFileResponse({ method, signal }: Request, actor: Actor, id: string) {
  const { name, size, content } = await openClaimFile(actor, id, method === 'HEAD');
  const headers = {
    'Content-Type': 'application/zip',
    'Content-Length': String(size),
    'Content-Disposition': disposition('attachment', name),
    'Cache-Control': 'private, no-store',
  };
  if (!content) return new Response(null, { headers });
  return new Response(await webStream(Readable.from(content, { objectMode: false }), signal), {
    headers,
  });
}
