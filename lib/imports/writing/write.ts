import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { Actor } from '@/lib/access/actor';
import { recordAuditsOf } from '@/lib/audit/write-many';
import { fingerprintsOf } from '@/lib/crypto/fingerprint';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { formEdition } from '@/lib/forms/edition';
import type { ClaimsFile } from '@/lib/imports/file/receive';
import { papersQueued } from '@/lib/papers/queue';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';

// Claims get their numbers in the order in which they are inserted.
function claimsAdded({ id, role }: Actor, creditorType: CreditorType, at: Date) {
  const own = role === 'claimant';
  return sql`
    INSERT INTO claims (id, creditor_type, claimant_id, creditor_name, claim_amount, claim_description,
      nature_of_claim, claim_data, form_edition, entered_by_id, assigned_to_id, submitted_at, updated_at)
    SELECT i.id, ${creditorType}::"CreditorType", ${own ? sql`${id}::uuid` : sql`u.id`}, i.creditor_name, i.claim_amount,
      i.claim_description, i.nature_of_claim, i.claim_data, ${formEdition.number}::text, ${own ? null : id}::uuid,
      ${role === 'ip_case_manager' ? id : null}::uuid, ${at}::timestamptz, ${at}::timestamptz
    FROM incoming i ${own ? sql`` : sql`JOIN users u ON u.email = i.email`} ORDER BY i.line`;
}

const saveHashes = sql`
  INSERT INTO claim_identifiers (claim_id, kind, hash)
  SELECT i.id, split_part(h, ':', 1)::"IdentifierKind", decode(split_part(h, ':', 2), 'hex')
  FROM incoming i, string_to_table(i.identifiers, ',') AS h WHERE i.identifiers <> ''`;

// One person's file holds up nobody else's.
const acknowledgements = ({ id }: Actor) =>
  papersQueued({ claims: sql`SELECT id FROM incoming`, kinds: ['acknowledgement'], bulk: id });

interface Filing {
  creditorType: CreditorType;
  file: ClaimsFile;
  /** The claims in `incoming`, and the rows that became no claim. */
  claims: number;
  rejected: number;
}

/**
 * Files the claims in `incoming`, in their order and all at the same time. A claimant's are their own; a professional's belong
 * to the people whom they name, and are assigned to the professional if that is a case manager. Writes the audit trail's
 * entries last.
 */
export async function writeClaims(client: PoolClient, actor: Actor, filing: Filing) {
  const { creditorType, file, claims, rejected } = filing;
  const importId = randomUUID();
  const at = new Date();
  const ask = queryIn(client);
  await ask(claimsAdded(actor, creditorType, at));
  await ask(saveHashes);
  await ask(acknowledgements(actor));
  const [sha256] = fingerprintsOf(file.sha256);
  await ask(sql`
    INSERT INTO claim_imports (id, user_id, creditor_type, file_name, sha256, claims, rejected, imported_at)
    VALUES (${importId}, ${actor.id}, ${creditorType}, ${file.name}, ${sha256}, ${claims}, ${rejected}, ${at})`);
  const imported = JSON.stringify({ creditorType, claims, rejected, importId });
  await recordAuditsOf(
    client,
    { actor, action: 'claims_imported', at },
    sql`SELECT NULL::uuid, ${imported}::jsonb`,
  );
  const submitted = JSON.stringify({ creditorType, documents: 0, import: importId });
  await recordAuditsOf(
    client,
    { actor, action: 'claim_submitted', at },
    sql`SELECT i.id, ${submitted}::jsonb || jsonb_build_object('row', i.line) FROM incoming i ORDER BY i.line`,
  );
}
