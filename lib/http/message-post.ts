import type { Actor } from '@/lib/access/actor';
import { messages } from '@/lib/access/limits';
import { messageFields } from '@/lib/conversation/schema';
import { requireTakesMessage, sendMessage } from '@/lib/conversation/send';
import { slots } from '@/lib/documents/content/slots';
import { dropFile, noFile, type ReceivedFile, receiveFile } from '@/lib/documents/receive';
import { requireStorageLeft } from '@/lib/documents/storage-left';
import { drainRequestBody } from '@/lib/http/request/drain-body';
import { readMultipart } from '@/lib/http/request/multipart';
import { read } from '@/lib/http/route';
import { consumeActorLimits } from '@/lib/platform/slow-down';

/**
 * Sends a form's `message`, `idempotencyKey` and `attachment`, each optional, in any order; checks earlier fields before the
 * file's first byte. Throws the limit's refusal and what reading and sending throw, and then leaves no file.
 */
export async function postMessage(actor: Actor, claimId: string, request: Request) {
  await consumeActorLimits(messages, actor).catch((error) => {
    drainRequestBody(request);
    throw error;
  });
  const form = await readMultipart<ReceivedFile | null>(request, {
    field: 'attachment',
    maxBytes: slots.chat.maxBytes,
    drop: async (file) => {
      if (file) await dropFile(file);
    },
    take: async ({ name, content, fields }) => {
      readFields(fields);
      await requireTakesMessage(actor, claimId);
      if (!name) return nothingChosen(content);
      await requireStorageLeft(actor);
      return receiveFile({ name, content }, [slots.chat]);
    },
  });
  const file = form.file ?? null;
  try {
    return await sendMessage(actor, claimId, readFields(form.fields), file);
  } finally {
    if (file) await dropFile(file);
  }
}

/** An empty file input sends a file without name and content. Throws `invalid` when there is content. */
async function nothingChosen(content: AsyncIterable<Buffer>) {
  for await (const chunk of content) if (chunk.length > 0) throw noFile();
  return null;
}

function readFields(sent: Record<string, string>) {
  const given = Object.entries(sent)
    .filter(([, value]) => value)
    // A form sends lines with CRLF (WHATWG HTML, multipart/form-data).
    .map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]);
  return read(messageFields, Object.fromEntries(given));
}
