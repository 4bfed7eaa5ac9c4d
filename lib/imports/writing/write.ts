import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { Actor } from '@/lib/access/actor';
import { recordAuditsOf } from '@/lib/audit/write-many';
import { fingerprintsOf } from '@/lib/crypto/fingerprint';
import type { CreditorType } from '@/lib/forms/definitions/field';
import type { ClaimsFile } from '@/lib/imports/file/receive';
import { papersQueued } from '@/lib/papers/queue';
import { sql } from '@/lib/platform/sql';

// Claim numbers are given in the order in which rows arrive here.
const insertFor = (claimant: string, people: string) => `
  INSERT INTO claims (id, creditor_type, claimant_id, creditor_name, claim_amount, claim_description,
    nature_of_claim, claim_data, entered_by_id, assigned_to_id, submitted_at, updated_at)
  SELECT i.id, $1::"CreditorType", ${claimant}, i.creditor_name, i.claim_amount, i.claim_description,
    i.nature_of_claim, i.claim_data, $5::uuid, $3::uuid, $4::timestamptz, $4::timestamptz
  FROM incoming i ${people} WHERE $2::uuid IS NOT NULL ORDER BY i.line`;

const forThemselves = insertFor('$2::uuid', '');
const forOthers = insertFor('u.id', 'JOIN users u ON u.email = i.email');

const saveHashes = `
  INSERT INTO claim_identifiers (claim_id, kind, hash)
  SELECT i.id, split_part(h, ':', 1)::"IdentifierKind", decode(split_part(h, ':', 2), 'hex')
  FROM incoming i, string_to_table(i.identifiers, ',') AS h WHERE i.identifiers <> ''`;

const acknowledgements = papersQueued({
  claims: sql`SELECT id FROM incoming`,
  kinds: ['acknowledgement'],
  bulk: true,
});

interface Filing {
  creditorType: CreditorType;
  file: ClaimsFile;
  /** How many claims stand in `incoming`, and how many rows became none. */
  claims: number;
  rejected: number;
}

/**
 * Files what stands in `incoming`, in its order and at one moment: a claimant's own, or for the people
 * named there, and then assigned to the case manager who does it. The audit trail's entries come last.
 */
export async function writeClaims(client: PoolClient, actor: Actor, filing: Filing) {
  const { creditorType, file, claims, rejected } = filing;
  const importId = randomUUID();
  const at = new Date();
  await client.query(actor.role === 'claimant' ? forThemselves : forOthers, [
    creditorType,
    actor.id,
    actor.role === 'ip_case_manager' ? actor.id : null,
    at,
    actor.role === 'claimant' ? null : actor.id,
  ]);
  await client.query(saveHashes);
  const { text, values } = acknowledgements;
  await client.query(text, values);
  const [sha256] = fingerprintsOf(file.sha256);
  await client.query(
    `INSERT INTO claim_imports (id, user_id, creditor_type, file_name, sha256, claims, rejected, imported_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [importId, actor.id, creditorType, file.name, sha256, claims, rejected, at],
  );
  await recordAuditsOf(
    client,
    { actor, action: 'claims_imported', at },
    'SELECT NULL::uuid, $7::jsonb',
    [JSON.stringify({ creditorType, claims, rejected, importId })],
  );
  await recordAuditsOf(
    client,
    { actor, action: 'claim_submitted', at },
    `SELECT i.id, $7::jsonb || jsonb_build_object('row', i.line) FROM incoming i ORDER BY i.line`,
    [JSON.stringify({ creditorType, documents: 0, import: importId })],
  );
}
