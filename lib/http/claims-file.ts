import type { Actor } from '@/lib/access/actor';
import { imports } from '@/lib/access/limits';
import { requireProvenAddress } from '@/lib/access/proven-address';
import { shareOf } from '@/lib/access/share';
import { noFile } from '@/lib/documents/receive';
import { requireStorageLeft } from '@/lib/documents/storage-left';
import { drainRequestBody } from '@/lib/http/request/drain-body';
import { readMultipart } from '@/lib/http/request/multipart';
import { read } from '@/lib/http/route';
import { dropClaimsFile, openClaimsFile, receiveClaimsFile } from '@/lib/imports/file/receive';
import { importSlot } from '@/lib/imports/file/slot';
import { importLineFor } from '@/lib/imports/lines';
import type { Sent } from '@/lib/imports/reading/read-into';
import { type ImportFields, importFields, importFieldsSoFar } from '@/lib/imports/rows/schema';
import { consumeActorLimits } from '@/lib/platform/slow-down';

/**
 * Takes in a form with a file of claims and runs `work` when it is its turn. The form has `file`, `creditorType` and the other
 * {@link ImportFields}, in any order; fields before the file are checked before its first byte is taken. The file takes a place
 * only once it has arrived, so that slow senders keep nobody waiting, and gives it back when `work` is done: what is still to
 * be sent then comes from the disk. Throws the limit's refusal, `imports_under_way` at once while another file of this person
 * is here, `imports_busy` when too many files are, `address_not_proven` for an account whose address is not confirmed, and what
 * reading the form and `work` throw.
 */
export async function withClaimsFile<T>(
  actor: Actor,
  request: Request,
  work: (sent: Sent, fields: ImportFields) => Promise<T>,
) {
  await mayBegin(actor).catch((error) => {
    drainRequestBody(request);
    throw error;
  });
  const { file: arrived, ...form } = await readMultipart(request, {
    field: 'file',
    maxBytes: importSlot.maxBytes,
    drop: dropClaimsFile,
    take: async ({ name, content, fields }) => {
      read(importFieldsSoFar, given(fields));
      await requireStorageLeft(actor);
      return receiveClaimsFile(name, content);
    },
  });
  if (!arrived) throw noFile();
  try {
    const fields = read(importFields, given(form.fields));
    return await importLineFor(actor).inTurn(shareOf(actor), async () => {
      const file = await openClaimsFile(arrived);
      return work({ file, creditorType: fields.creditorType }, fields);
    });
  } finally {
    await dropClaimsFile(arrived);
  }
}

async function mayBegin(actor: Actor) {
  requireProvenAddress(actor);
  await consumeActorLimits(imports, actor);
  importLineFor(actor).requireShare(shareOf(actor));
}

/** A form also sends empty fields; these count as not given. */
const given = (sent: Record<string, string>) =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value));
