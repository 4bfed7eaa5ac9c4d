import { Readable } from 'node:stream';
import type { Actor } from '@/lib/access/actor';
import { isProfessional } from '@/lib/access/role';
import { recordAudit } from '@/lib/audit/write';
import { aside } from '@/lib/documents/aside';
import { readRejected } from '@/lib/imports/reading/read';
import { readInto, refuseAndCount, type Sent } from '@/lib/imports/reading/read-into';
import type { RowProblem } from '@/lib/imports/rows/batch';
import type { ImportFields } from '@/lib/imports/rows/schema';
import { inTransaction } from '@/lib/imports/writing/transaction';
import { db } from '@/lib/platform/db';

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
  const { body: content, written } = await aside(Readable.from(made));
  await written;
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
