import type { Actor } from '@/lib/access/actor';
import { visibleIn } from '@/lib/access/visible-claims';
import { marksOf, maskedValues } from '@/lib/claims/records/identifiers/masked';
import { ofClaim } from '@/lib/claims/records/identifiers/values';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { notFound } from '@/lib/platform/errors';
import { prepared, type Statement } from '@/lib/platform/query';
import { type Sql, sql } from '@/lib/platform/sql';
import { isoTime } from '@/lib/platform/sql-time';
import { overForm } from './form-turn';
import type { VersionsQuery } from './schema';

/** A version of a claim's form, as filed or saved at `savedAt` (ISO 8601). */
export interface PresentedVersion {
  version: number;
  savedAt: string;
  savedBy: string;
  /** The fields that differ from the version before, in the form's order. */
  fields: string[];
}

type Row = Omit<PresentedVersion, 'version'> & { version: number | null };

// A version was saved when it replaced the one before; the first was filed, perhaps by somebody else for the claimant.
const list = (visible: Sql, id: string, before: number, limit: number): Statement<Row> => sql`
  WITH mine AS MATERIALIZED (
    SELECT c.id, c.version, c.submitted_at, coalesce(
      (SELECT a.user_full_name FROM audit_entries a
       WHERE a.claim_id = c.id AND a.action = 'claim_submitted' ORDER BY a.id LIMIT 1),
      u.first_name || ' ' || u.last_name) AS filed_by
    FROM claims c JOIN users u ON u.id = c.claimant_id WHERE c.id = ${id}::uuid AND ${visible}),
  shown AS (
    SELECT version FROM mine WHERE version < ${before}::int
    UNION ALL (
      SELECT v.version FROM claim_versions v JOIN mine ON v.claim_id = mine.id
      WHERE v.version < ${before}::int ORDER BY v.version DESC LIMIT ${limit}::int)
    ORDER BY version DESC LIMIT ${limit}::int)
  SELECT s.version, ${isoTime('coalesce(b.replaced_at, mine.submitted_at)')} AS "savedAt",
    coalesce(p.first_name || ' ' || p.last_name, mine.filed_by) AS "savedBy",
    coalesce(b.replaced_fields, '{}') AS fields
  FROM mine LEFT JOIN shown s ON true
    LEFT JOIN claim_versions b ON b.claim_id = mine.id AND b.version = s.version - 1
    LEFT JOIN users p ON p.id = b.replaced_by_id
  ORDER BY s.version DESC`;

/** PostgreSQL's largest integer. */
const beyond = 2_147_483_647;

/**
 * Gives the newest `limit` versions of a claim's form, newest first, with the present one; with `before`, only versions before
 * that one. Throws `not_found`.
 */
export async function versionsOfClaim(
  actor: Actor,
  id: string,
  { before = beyond, limit }: VersionsQuery,
): Promise<PresentedVersion[]> {
  const rows = await prepared(list(visibleIn(actor, 'claim.read'), id, before, limit));
  if (rows.length === 0) throw notFound('claim');
  return rows.flatMap(({ version, ...saved }) => (version === null ? [] : [{ version, ...saved }]));
}

export type VersionOfClaim = Awaited<ReturnType<typeof versionOf>>;

const one = (
  visible: Sql,
  id: string,
  version: number,
): Statement<{ creditorType: CreditorType; claimData: Record<string, unknown> }> => sql`
  SELECT c.creditor_type AS "creditorType", coalesce(v.claim_data, c.claim_data) AS "claimData" FROM claims c
  LEFT JOIN claim_versions v ON v.claim_id = c.id AND v.version = ${version}::int
  WHERE c.id = ${id}::uuid AND ${visible} AND (v.version IS NOT NULL OR c.version = ${version}::int)`;

/**
 * Gives one version of a claim's form, identifiers masked. `marks` tell different numbers with equal masks apart, see
 * `marksOf`. Throws `not_found`.
 */
export async function versionOf(actor: Actor, id: string, version: number) {
  const [found] = await prepared(one(visibleIn(actor, 'claim.read'), id, version));
  if (!found) throw notFound('version');
  const values = [formOf(found.creditorType), ofClaim(id), found.claimData] as const;
  return overForm(found.claimData, async () => ({
    version,
    claimData: await maskedValues(...values),
    marks: await marksOf(...values),
  }));
}
