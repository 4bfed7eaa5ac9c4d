import type { Actor } from '@/lib/access/actor';
import { disposition } from '@/lib/documents/file-name';
import { printLetters } from '@/lib/papers/post/print';

/** Answers with letters for the post as one PDF. Throws like {@link printLetters}. */
export async function printResponse(actor: Actor, ids: readonly string[]) {
  const { content, letters } = await printLetters(actor, ids);
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': disposition('attachment', `letters-${letters}.pdf`),
    'Content-Security-Policy': "sandbox; frame-ancestors 'none'",
    'Cache-Control': 'private, no-store',
  };
  return new Response(Uint8Array.from(content), { headers });
}
