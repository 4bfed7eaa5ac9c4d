import type { PoolClient } from 'pg';
import type { Actor } from '@/lib/auth/actor';
import { isProfessional } from '@/lib/auth/permissions';
import type { CreditorType } from '@/lib/forms/field';
import { formOf } from '@/lib/forms/registry';
import type { ImportAnswer } from './answer';
import { refuseProfessionals } from './claimants';
import { readClaims } from './read';
import type { ClaimsFile } from './receive';
import { openStage, stage } from './stage';
import { openTally } from './tally';

/** A file, and what its sender takes it for. */
export interface Sent {
  file: ClaimsFile;
  creditorType: CreditorType;
}

export type Reading = Awaited<ReturnType<typeof readInto>>;

/** Reads a file to its end and puts its good claims down in `incoming`. Throws `invalid` when it cannot be read. */
export async function readInto(client: PoolClient, actor: Actor, { file, creditorType }: Sent) {
  const form = formOf(creditorType);
  const forOthers = isProfessional(actor.role);
  await openStage(client);
  const { understood, batches } = await readClaims(
    { bytes: file.bytes, kind: file.kind },
    { creditorType, emailRequired: forOthers },
  );
  const tally = openTally(form);
  await stage(client, batches, { form, tally });
  return { form, forOthers, understood, tally };
}

/** Refuses what the portal's accounts do not allow, and counts what is left to file. */
export async function settle(client: PoolClient, { form, forOthers, tally }: Reading) {
  if (forOthers) {
    tally.refuse(await refuseProfessionals(client), form.contact.email, 'professionalEmail');
  }
  const { rows } = await client.query<Pick<ImportAnswer, 'success' | 'incomplete'>>(
    `SELECT count(*)::int AS success, (count(*) FILTER (WHERE incomplete))::int AS incomplete
     FROM incoming`,
  );
  return rows[0] ?? { success: 0, incomplete: 0 };
}
