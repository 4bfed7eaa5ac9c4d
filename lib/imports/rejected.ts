import type { Readable } from 'node:stream';
import type { Actor } from '@/lib/auth/actor';
import { isProfessional } from '@/lib/auth/permissions';
import type { Language } from '@/lib/i18n/language';
import { readRejected } from './read';
import { readInto, type Sent, settle } from './read-into';
import { inTransaction } from './transaction';
import type { RowProblem } from './understood';

/** A file of the rows that become no claim, each with why, in the format of the file they come from. */
export interface RejectedRows {
  fileName: string;
  mimeType: string;
  content: Readable;
}

/** The rows of a file that would become no claim, to be mended and sent again. Throws like reading it for filing. */
export async function rejectedRows(
  actor: Actor,
  { file, creditorType }: Sent,
  language: Language,
): Promise<RejectedRows> {
  const emailRequired = isProfessional(actor.role);
  // Reading takes the bytes away.
  const again = { ...file, bytes: file.bytes.slice(0) };
  const alsoRejected = emailRequired ? await refusedIn(actor, { file: again, creditorType }) : [];
  const { mimeType, content } = await readRejected(
    { bytes: file.bytes, kind: file.kind },
    { creditorType, emailRequired, language, alsoRejected },
  );
  return { fileName: `rejected-${file.name}`, mimeType, content };
}

/** What the portal's accounts do not allow. */
const refusedIn = (actor: Actor, sent: Sent): Promise<RowProblem[]> =>
  inTransaction(false, async (client) => {
    const reading = await readInto(client, actor, sent);
    await settle(client, reading);
    return reading.tally.refused;
  });
