import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Actor } from '@/lib/access/actor';
import { isProfessional } from '@/lib/access/role';
import { recordAudit } from '@/lib/audit/write';
import { decrypt, encrypt } from '@/lib/crypto/envelope';
import { readRejected } from '@/lib/imports/reading/read';
import { readInto, refuseAndCount, type Sent } from '@/lib/imports/reading/read-into';
import type { RowProblem } from '@/lib/imports/rows/batch';
import type { ImportFields } from '@/lib/imports/rows/schema';
import { inTransaction } from '@/lib/imports/writing/transaction';
import { db } from '@/lib/platform/db';
import { spool, spooled, unspool } from '@/lib/storage/spool';

/** The rows that become no claim, each with the reason, in the format of the file that they come from. */
export interface RejectedRows {
  fileName: string;
  mimeType: string;
  content: Readable;
}

/**
 * Gives the rows of a file that would become no claim, to correct and send again. Masks identifiers; with `numbers` `full` it
 * does not, and tells the audit trail. Throws `invalid` for a file that is none of this type's claims, and for a professional
 * `imports_under_way` while any instance works on another file of theirs.
 */
export async function rejectedRows(
  actor: Actor,
  { file, creditorType }: Sent,
  { language, numbers }: Pick<ImportFields, 'language' | 'numbers'>,
): Promise<RejectedRows> {
  const emailRequired = isProfessional(actor.role);
  // Reading hands the bytes over to a thread, so it gets a copy first.
  const again = { ...file, bytes: file.bytes.slice(0) };
  const alsoRejected = emailRequired ? await refusedIn(actor, { file: again, creditorType }) : [];
  const { mimeType, content: made } = await readRejected(
    { bytes: file.bytes, kind: file.kind },
    { creditorType, emailRequired, language, numbers, alsoRejected },
  );
  const content = await madeAside(made);
  if (numbers === 'full') {
    const details = { file: 'rejected', creditorType };
    await db
      .$transaction((tx) => recordAudit(tx, actor, 'identifier_shown', { details }))
      .catch((error) => {
        content.destroy();
        throw error;
      });
  }
  return { fileName: `rejected-${file.name}`, mimeType, content };
}

/** Finds the claims that are refused because of the portal's accounts. */
const refusedIn = (actor: Actor, sent: Sent): Promise<RowProblem[]> =>
  inTransaction(false, async (client) => {
    const reading = await readInto(client, actor, sent);
    await refuseAndCount(client, reading);
    return reading.summary.refused;
  });

/**
 * Writes content into an encrypted file on the disk, and gives a stream that removes the file when it closes; so a slow reader
 * holds only that file. Throws what `content` throws, and `store_unavailable`.
 */
async function madeAside(content: AsyncIterable<Uint8Array>): Promise<Readable> {
  const key = randomBytes(32);
  const path = await spool(encrypt(key, content));
  const stream = Readable.from(decrypt(key, spooled(path)));
  // A file that cannot be removed now is removed later, with those that a killed process leaves.
  stream.once('close', () => void unspool(path).catch(() => undefined));
  return stream;
}
