import { isOfClaim } from '@/lib/documents/stored-files';
import 'server-only';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { prepared, type Statement } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import type { ReceivedBy } from '@/lib/reference/received-by';

/** One version of a claim's form, and what had come with it when somebody asked for the paper. */
export interface ClaimOfPaper {
  claimId: string;
  claimNumber: string;
  creditorType: CreditorType;
  claimAmount: string;
  claimData: Record<string, unknown>;
  /** The edition of the forms that this version was filed or saved in. */
  formEdition: string;
  creditorName: string;
  submittedAt: Date;
  /** When this version was filed or saved. */
  savedAt: Date;
  enteredForClaimant: boolean;
  /** How it came on paper; null for one that did not. */
  receivedBy: ReceivedBy | null;
  /** The professional who entered the claim corrected this version. */
  corrected: boolean;
  version: number;
  /** As far as the audit trail tells. */
  savedBy: string | null;
  inFile: boolean;
  byTransfer: boolean;
  /** The claimant filed it in the portal, and so gave the declaration. */
  declared: boolean;
  /** For the first version, as far as the audit trail tells. */
  declaredBy: string | null;
  declaredFrom: string | null;
  documents: { name: string; size: number; sha256: string; uploadedAt: string }[];
}

const statement = (claimId: string, version: number, until: Date): Statement<ClaimOfPaper> => sql`
  SELECT c.id AS "claimId", c.claim_number AS "claimNumber", c.creditor_type AS "creditorType",
    coalesce(v.claim_data, c.claim_data) AS "claimData", coalesce(v.form_edition, c.form_edition) AS "formEdition", c.claim_amount::text AS "claimAmount",
    c.creditor_name AS "creditorName", c.submitted_at AS "submittedAt",
    coalesce(b.replaced_at, c.submitted_at) AS "savedAt",
    c.entered_by_id IS NOT NULL AS "enteredForClaimant", c.received_by AS "receivedBy", coalesce(e.details ? 'reason', false) AS corrected, ${version}::int AS version,
    e.user_full_name AS "savedBy", f.user_full_name AS "declaredBy", f.ip_address AS "declaredFrom", coalesce(f.details ? 'import', false) AS "inFile",
    EXISTS (SELECT FROM claim_transfers t WHERE t.to_claim_id = c.id) AS "byTransfer",
    coalesce(f.user_id = c.claimant_id AND NOT f.details ? 'import', false) AS declared,
    (SELECT coalesce(json_agg(json_build_object('name', d.original_file_name, 'size', d.file_size,
       'sha256', encode(d.sha256, 'hex'), 'uploadedAt', d.uploaded_at) ORDER BY d.uploaded_at, d.id), '[]')
     FROM documents d WHERE d.claim_id = c.id AND ${isOfClaim('d')} AND d.uploaded_at <= ${until}) AS documents
  FROM claims c
    LEFT JOIN claim_versions v ON v.claim_id = c.id AND v.version = ${version}::int
    LEFT JOIN claim_versions b ON b.claim_id = c.id AND b.version = ${version}::int - 1
    LEFT JOIN LATERAL (
      SELECT a.user_full_name, a.details FROM audit_entries a
      WHERE a.claim_id = c.id AND CASE WHEN ${version}::int = 1 THEN a.action = 'claim_submitted'
        ELSE a.action = 'claim_updated' AND a.details->>'version' = ${String(version)} END
      ORDER BY a.id LIMIT 1) e ON true
    LEFT JOIN LATERAL (
      SELECT a.user_id, a.user_full_name, a.ip_address, a.details FROM audit_entries a WHERE a.claim_id = c.id AND a.action = 'claim_submitted'
      ORDER BY a.id LIMIT 1) f ON true
  WHERE c.id = ${claimId}::uuid AND (v.version IS NOT NULL OR c.version = ${version}::int)`;

/** The claim for a paper. Throws when it has no such version. */
export async function claimOfPaper(claimId: string, version: number, until: Date) {
  const [claim] = await prepared(statement(claimId, version, until));
  if (!claim) throw new Error('A paper is of a version that its claim does not have');
  // The facts beside the form are those of its newest version.
  const { claimAmount } = claim.claimData;
  const creditorName = claim.claimData[formOf(claim.creditorType).creditorName];
  return {
    ...claim,
    ...(typeof claimAmount === 'string' ? { claimAmount } : {}),
    ...(typeof creditorName === 'string' ? { creditorName } : {}),
  };
}
