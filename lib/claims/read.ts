import type { Actor } from '@/lib/access/actor';
import { registeringProves } from '@/lib/access/proven-address';
import { visibleIn } from '@/lib/access/visible-claims';
import { maskedValues } from '@/lib/claims/identifiers/masked';
import { ofClaim } from '@/lib/claims/identifiers/values';
import { formOf } from '@/lib/forms/definitions/registry';
import { notFound } from '@/lib/platform/errors';
import { prepared, type Statement } from '@/lib/platform/prepared';
import { sql } from '@/lib/platform/sql';
import { isoTime } from '@/lib/platform/sql-time';
import { claimColumns, wholeClaimColumns } from './columns';
import type { PresentedClaim } from './present';

const filedBeforeProof = () =>
  registeringProves()
    ? sql`false`
    : sql`c.entered_by_id IS NULL AND (u.email_proven_at IS NULL OR c.submitted_at < u.email_proven_at)`;

/** The statement behind `readClaim`. */
export const claimStatement = (actor: Actor, id: string): Statement<PresentedClaim> => sql`
  SELECT ${claimColumns}, ${wholeClaimColumns},
    json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
      'email', u.email, 'phone', u.phone) AS claimant,
    ${filedBeforeProof()} AS "filedBeforeProof",
    (SELECT coalesce(json_agg(json_build_object(
       'id', d.id, 'originalFileName', d.original_file_name, 'fileSize', d.file_size, 'mimeType', d.mime_type,
       'uploadedAt', ${isoTime('d.uploaded_at')}, 'documentType', d.document_type, 'claimId', d.claim_id,
       'scanStatus', d.scan_status) ORDER BY d.uploaded_at, d.id), '[]')
     FROM documents d WHERE d.claim_id = c.id AND d.bucket_name = 'claimdocuments') AS documents
  FROM claims c JOIN users u ON u.id = c.claimant_id LEFT JOIN users a ON a.id = c.assigned_to_id
  WHERE c.id = ${id}::uuid AND ${visibleIn(actor, 'claim.read')}`;

/** One claim the actor may see, whole but for its identifiers, which are masked. Throws `not_found`. */
export async function readClaim(actor: Actor, id: string) {
  const [claim] = await prepared(claimStatement(actor, id));
  if (!claim) throw notFound('claim');
  const form = formOf(claim.creditorType);
  return { ...claim, claimData: await maskedValues(form, ofClaim(claim.id), claim.claimData) };
}
