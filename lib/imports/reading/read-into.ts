import 'server-only';
import type { PoolClient } from 'pg';
import type { Actor } from '@/lib/access/actor';
import { isProfessional } from '@/lib/access/role';
import { delayOf } from '@/lib/claims/deeds/late/delay';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import type { ClaimsFile } from '@/lib/imports/file/receive';
import { underWay } from '@/lib/imports/lines';
import type { ImportAnswer } from '@/lib/imports/writing/answer';
import { refuseProfessionals } from '@/lib/imports/writing/claimants';
import { startImportSummary } from '@/lib/imports/writing/import-summary';
import { createStage, stage } from '@/lib/imports/writing/stage';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { readClaims } from './read';

export interface Sent {
  file: ClaimsFile;
  creditorType: CreditorType;
}

export type Reading = Awaited<ReturnType<typeof readInto>>;

/** Takes this person's one place, which all instances share, until the transaction ends. Throws `imports_under_way`. */
async function takePlace(client: PoolClient, actor: Actor) {
  const [place] = await queryIn(client)<{ mine: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(hashtextextended(${`imports:${actor.id}`}, 0)) AS mine`,
  );
  if (!place?.mine) throw underWay();
}

/**
 * Reads a file to its end and writes its good claims into the temporary table `incoming`. Throws `invalid` for a file that
 * nobody can read, and `imports_under_way` while any instance works on another file of this person.
 */
export async function readInto(client: PoolClient, actor: Actor, { file, creditorType }: Sent) {
  await takePlace(client, actor);
  const form = formOf(creditorType);
  const forOthers = isProfessional(actor.role);
  await createStage(client);
  const { recognised, batches } = await readClaims(
    { bytes: file.bytes, kind: file.kind },
    { creditorType, emailRequired: forOthers, delay: await delayOf() },
  );
  const summary = startImportSummary(form);
  await stage(client, batches, { form, summary });
  return { form, forOthers, recognised, summary };
}

/** Removes the claims in `incoming` whose claimant is a professional, and counts the others. */
export async function refuseAndCount(client: PoolClient, { form, forOthers, summary }: Reading) {
  if (forOthers) {
    summary.refuse(await refuseProfessionals(client), form.contact.email, 'professionalEmail');
  }
  const [counted] = await queryIn(client)<
    Pick<ImportAnswer, 'success' | 'incomplete' | 'amounts'>
  >(sql`
    SELECT count(*)::int AS success, (count(*) FILTER (WHERE incomplete))::int AS incomplete,
      CASE WHEN count(*) > 0 THEN json_build_object('total', sum(claim_amount)::text,
        'least', min(claim_amount)::text, 'largest', max(claim_amount)::text) END AS amounts
    FROM incoming`);
  return counted ?? { success: 0, incomplete: 0, amounts: null };
}
