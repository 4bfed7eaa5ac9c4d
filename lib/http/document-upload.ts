import type { Actor } from '@/lib/access/actor';
import { uploads } from '@/lib/access/limits';
import { allSlots, type Slot, slotOfBucket, slots } from '@/lib/documents/content/slots';
import { dropFile, noFile, receiveFile } from '@/lib/documents/receive';
import { type UploadFields, uploadFields } from '@/lib/documents/schema';
import { requireStorageLeft } from '@/lib/documents/storage-left';
import { requireTakesFile, storeUpload } from '@/lib/documents/upload';
import { drainRequestBody } from '@/lib/http/request/drain-body';
import { readMultipart } from '@/lib/http/request/multipart';
import { read } from '@/lib/http/route';
import { consumeActorLimits } from '@/lib/platform/slow-down';

/**
 * Stores a form's `file` with {@link UploadFields}, which may follow it; earlier ones are checked before its first byte. Throws
 * the limit's refusal and what reading, storing and the claim's rules throw, and then leaves no file.
 */
export async function uploadDocument(actor: Actor, request: Request) {
  await consumeActorLimits(uploads, actor).catch((error) => {
    drainRequestBody(request);
    throw error;
  });
  const form = await readMultipart(request, {
    field: 'file',
    maxBytes: Math.max(...allSlots.map((slot) => slot.maxBytes)),
    drop: dropFile,
    take: async ({ name, content, fields: before }) => {
      const fields = readFields(before);
      const slot = slotFor(fields);
      await requireTakesFile(actor, slot, fields);
      await requireStorageLeft(actor);
      // The bucket may still follow the file.
      return receiveFile({ name, content }, before.bucketName === undefined ? allSlots : [slot]);
    },
  });
  if (!form.file) throw noFile();
  try {
    const fields = readFields(form.fields);
    return await storeUpload(actor, form.file, slotFor(fields), fields);
  } finally {
    await dropFile(form.file);
  }
}

const slotFor = ({ bucketName }: UploadFields): Slot => slotOfBucket(bucketName) ?? slots.claim;

function readFields(sent: Record<string, string>) {
  const given = Object.entries(sent).filter(([name, value]) => value || name === 'bucketName');
  return read(uploadFields, Object.fromEntries(given));
}
