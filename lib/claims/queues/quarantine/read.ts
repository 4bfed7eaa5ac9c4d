import type { Actor } from '@/lib/access/actor';
import type { PageQuery } from '@/lib/format/list-schema';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { db } from '@/lib/platform/db';
import { notFound } from '@/lib/platform/errors';
import { prepared } from '@/lib/platform/query';
import { type Sql, sql } from '@/lib/platform/sql';
import { isoTime } from '@/lib/platform/sql-time';
import type { ClaimStatus } from '@/lib/reference/claim-status';

interface Named {
  id: string;
  firstName: string;
  lastName: string;
}

/** Claims that were hidden together. Times are ISO 8601. */
export interface Quarantine {
  id: string;
  /** Who filed the claims. */
  person: Named & { email: string };
  /** The file of the claims; null for all that the person filed. */
  file: { id: string; name: string } | null;
  /** How many claims it took in. */
  claims: number;
  begunAt: string;
  begunBy: Named;
  liftedAt: string | null;
}

const offsetOf = ({ page, limit }: PageQuery) => (page - 1) * limit;

/** Gives a page of all quarantines, those in force first, newest first in each group, and the total. */
export async function listQuarantines(asked: PageQuery) {
  const [quarantines, total] = await Promise.all([
    prepared<Quarantine>(sql`
      SELECT q.id, json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'email', u.email) AS person,
        CASE WHEN i.id IS NOT NULL THEN json_build_object('id', i.id, 'name', i.file_name) END AS file,
        q.claims, ${isoTime('q.begun_at')} AS "begunAt", ${isoTime('q.lifted_at')} AS "liftedAt",
        json_build_object('id', b.id, 'firstName', b.first_name, 'lastName', b.last_name) AS "begunBy"
      FROM quarantines q JOIN users u ON u.id = q.user_id JOIN users b ON b.id = q.begun_by_id
        LEFT JOIN claim_imports i ON i.id = q.import_id
      ORDER BY q.lifted_at IS NOT NULL, q.begun_at DESC, q.id DESC
      LIMIT ${asked.limit}::int OFFSET ${offsetOf(asked)}::int`),
    db.quarantine.count(),
  ]);
  return { quarantines, total };
}

/** Only administrators here and the person who filed it can see it. */
export interface QuarantinedClaim {
  id: string;
  claimNumber: string;
  creditorType: CreditorType;
  creditorName: string;
  claimAmount: string;
  status: ClaimStatus;
  submittedAt: string;
}

/** Gives a page of the actor's own claims in quarantine, newest first, and how many there are. */
export async function ownClaimsInQuarantine(actor: Actor, asked: PageQuery) {
  const where = { claimantId: actor.id, enteredById: null, quarantineId: { not: null } };
  const [claims, total] = await Promise.all([
    quarantinedClaims(
      sql`c.quarantine_id IN (SELECT id FROM quarantines WHERE user_id = ${actor.id}::uuid)
      AND c.claimant_id = ${actor.id}::uuid AND c.entered_by_id IS NULL`,
      asked,
    ),
    db.claim.count({ where }),
  ]);
  return { claims, total };
}

/** Gives a page of the claims in one quarantine, newest first, and how many there are. Throws `not_found`. */
export async function claimsInQuarantine(id: string, asked: PageQuery) {
  if ((await db.quarantine.count({ where: { id } })) === 0) throw notFound('record');
  const [claims, total] = await Promise.all([
    quarantinedClaims(sql`c.quarantine_id = ${id}::uuid`, asked),
    db.claim.count({ where: { quarantineId: id } }),
  ]);
  return { claims, total };
}

const quarantinedClaims = (which: Sql, asked: PageQuery) =>
  prepared<QuarantinedClaim>(sql`
    SELECT c.id, c.claim_number AS "claimNumber", c.creditor_type AS "creditorType", c.creditor_name AS "creditorName",
      c.claim_amount::text AS "claimAmount", c.status, ${isoTime('c.submitted_at')} AS "submittedAt"
    FROM claims c WHERE ${which}
    ORDER BY c.submitted_at DESC, c.id DESC LIMIT ${asked.limit}::int OFFSET ${offsetOf(asked)}::int`);

export interface ImportedFile {
  id: string;
  fileName: string;
  creditorType: CreditorType;
  claims: number;
  importedAt: string;
  quarantineId: string | null;
}

/** Gives at most 100 files of claims that an account filed, newest first. Throws `not_found`. */
export async function importsOf(userId: string) {
  if ((await db.user.count({ where: { id: userId } })) === 0) throw notFound('account');
  return prepared<ImportedFile>(sql`
    SELECT i.id, i.file_name AS "fileName", i.creditor_type AS "creditorType", i.claims,
      ${isoTime('i.imported_at')} AS "importedAt",
      (SELECT q.id FROM quarantines q WHERE q.user_id = i.user_id AND q.import_id = i.id AND q.lifted_at IS NULL) AS "quarantineId"
    FROM claim_imports i WHERE i.user_id = ${userId}::uuid ORDER BY i.imported_at DESC LIMIT 100`);
}
