import type { Actor } from '@/lib/access/actor';
import { disposition } from '@/lib/documents/file-name';
import { openPaper } from '@/lib/papers/read';

/** Answers with a paper to save, byte for byte as made. Throws like {@link openPaper}. */
export async function paperResponse({ method }: Request, actor: Actor, id: string) {
  const { name, content } = await openPaper(actor, id, method === 'HEAD');
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': disposition('attachment', name),
    'Content-Security-Policy': "sandbox; frame-ancestors 'none'",
    'Cache-Control': 'private, no-store',
  };
  return new Response(content && Uint8Array.from(content), { headers });
}
