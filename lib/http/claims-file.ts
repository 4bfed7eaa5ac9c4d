import type { Actor } from '@/lib/access/actor';
import { imports } from '@/lib/access/limits';
import { requireProvenAddress } from '@/lib/access/proven-address';
import { shareOf } from '@/lib/access/share';
import { noFile } from '@/lib/documents/receive';
import { requireStorageLeft } from '@/lib/documents/storage-left';
import { drainRequestBody } from '@/lib/http/request/drain-body';
import { readMultipart } from '@/lib/http/request/multipart';
import { read } from '@/lib/http/route';
import {
  type ClaimsFile,
  dropClaimsFile,
  openClaimsFile,
  receiveClaimsFile,
  receiveRegister,
} from '@/lib/imports/file/receive';
import { importSlot } from '@/lib/imports/file/slot';
import { importLineFor } from '@/lib/imports/lines';
import type { Sent } from '@/lib/imports/reading/read-into';
import { type RegisterFields, registerFields } from '@/lib/imports/registers/schema';
import { type ImportFields, importFields, importFieldsSoFar } from '@/lib/imports/rows/schema';
import { consumeActorLimits } from '@/lib/platform/slow-down';

interface Form<Sent> {
  receive: typeof receiveClaimsFile;
  /** Checks the fields that came before the file. */
  soFar(fields: Record<string, string>): void;
  readAll(fields: Record<string, string>): Sent;
}

/**
 * Takes in a form with a file of rows and runs `work` when it is its turn. Fields before the file are checked before its first
 * byte is taken. The file takes a place only once it has arrived, so that slow senders keep nobody waiting, and gives it back
 * when `work` is done: what is still to be sent then comes from the disk. Throws the limit's refusal, `imports_under_way` at
 * once while another file of this person is here, `imports_busy` when too many files are, `address_not_proven` for an account
 * whose address is not confirmed, and what reading the form and `work` throw.
 */
async function withFile<Sent, T>(
  actor: Actor,
  request: Request,
  { receive, soFar, readAll }: Form<Sent>,
  work: (file: ClaimsFile, fields: Sent) => Promise<T>,
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
      soFar(given(fields));
      await requireStorageLeft(actor);
      return receive(name, content);
    },
  });
  if (!arrived) throw noFile();
  try {
    const fields = readAll(given(form.fields));
    return await importLineFor(actor).inTurn(shareOf(actor), async () =>
      work(await openClaimsFile(arrived), fields),
    );
  } finally {
    await dropClaimsFile(arrived);
  }
}

/**
 * Takes in a form with a file of claims, `creditorType` and the other {@link ImportFields}, in any order, and runs `work` like
 * {@link withFile}.
 */
export const withClaimsFile = <T>(
  actor: Actor,
  request: Request,
  work: (sent: Sent, fields: ImportFields) => Promise<T>,
) =>
  withFile(
    actor,
    request,
    {
      receive: receiveClaimsFile,
      soFar: (fields) => void read(importFieldsSoFar, fields),
      readAll: (fields) => read(importFields, fields),
    },
    (file, fields) => work({ file, creditorType: fields.creditorType }, fields),
  );

/** Takes in a form with a register and how its sheets are read, and runs `work` like {@link withFile}. */
export const withRegister = <T>(
  actor: Actor,
  request: Request,
  work: (file: ClaimsFile, fields: RegisterFields) => Promise<T>,
) =>
  withFile(
    actor,
    request,
    {
      receive: receiveRegister,
      soFar: (fields) => void read(registerFields, fields),
      readAll: (fields) => read(registerFields, fields),
    },
    work,
  );

async function mayBegin(actor: Actor) {
  requireProvenAddress(actor);
  await consumeActorLimits(imports, actor);
  importLineFor(actor).requireShare(shareOf(actor));
}

/** A form also sends empty fields; these count as not given. */
const given = (sent: Record<string, string>) =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value));
