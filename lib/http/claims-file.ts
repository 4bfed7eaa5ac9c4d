import type { Actor } from '@/lib/access/actor';
import { imports } from '@/lib/access/limits';
import { requireProvenAddress } from '@/lib/access/proven-address';
import { noFile } from '@/lib/documents/receive';
import { requireStorageLeft } from '@/lib/documents/storage-left';
import { drainRequestBody } from '@/lib/http/request/drain-body';
import { readMultipart } from '@/lib/http/request/multipart';
import { read } from '@/lib/http/route';
import { importLimitFor } from '@/lib/imports/concurrency-limit';
import { dropClaimsFile, openClaimsFile, receiveClaimsFile } from '@/lib/imports/file/receive';
import { importSlot } from '@/lib/imports/file/slot';
import type { Sent } from '@/lib/imports/reading/read-into';
import { type ImportFields, importFields, importFieldsSoFar } from '@/lib/imports/rows/schema';
import { consumeActorLimits } from '@/lib/platform/slow-down';

/**
 * Takes in a file of claims and does something with it when it is its turn: a form with `file`,
 * `creditorType` and what else there is, in any order. Fields before the file are checked before a byte
 * of it is taken. It takes a place only once it is here, so that those who send slowly keep nobody
 * waiting. Throws the limit's refusal, `imports_under_way` at once while another file of this person is here,
 * `imports_busy` when too many files are, `address_not_proven` for a claimant's account that anybody may have made, and what reading the
 * form and `work` throw. The place is given back when `work` is done: what is left to send by then comes from a file aside.
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
    return await inTurn(actor, async () => {
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
  importLimitFor(actor).requireShare(actor.id);
}

/** Does something when there is a place for it and it is its turn. */
async function inTurn<T>(actor: Actor, work: () => Promise<T>) {
  const permit = importLimitFor(actor).acquirePermit(actor.id);
  try {
    await permit.turn();
    return await work();
  } finally {
    permit.leave();
  }
}

/** A form sends what was left empty too, and that counts as not given. */
const given = (sent: Record<string, string>) =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value));
