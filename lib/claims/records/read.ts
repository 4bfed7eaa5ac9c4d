import type { Actor } from '@/lib/access/actor';
import { isProfessional } from '@/lib/access/role';
import { shownIn } from '@/lib/access/visible-claims';
import { flagFacts } from '@/lib/claims/records/flags/columns';
import { type FlagFacts, flagsOf } from '@/lib/claims/records/flags/flags';
import { maskedValues } from '@/lib/claims/records/identifiers/masked';
import { ofClaim } from '@/lib/claims/records/identifiers/values';
import { isOfClaim } from '@/lib/documents/stored-files';
import { formOf } from '@/lib/forms/definitions/registry';
import { languageFrom } from '@/lib/i18n/language';
import { notFound } from '@/lib/platform/errors';
import { prepared, type Statement } from '@/lib/platform/query';
import { sql, words } from '@/lib/platform/sql';
import { isoTime } from '@/lib/platform/sql-time';
import { openStatuses } from '@/lib/reference/claim-status';
import { awaitedOf } from './awaited';
import { claimColumns, filedBeforeProof, wholeClaimColumns } from './columns';
import { correctableIn } from './correctable';
import { deskColumnsOf } from './determination-columns';
import { overForm } from './form-turn';
import type { PresentedClaim } from './present';
import { setAsideNow } from './set-aside-columns';

const open = words(openStatuses);

/** lib/documents/remove.ts checks the same. */
const removable = (actor: Actor) =>
  isProfessional(actor.role)
    ? sql``
    : sql`, 'removable', c.status IN (${open}) AND d.uploaded_by_id = ${actor.id}::uuid
       AND NOT EXISTS (SELECT FROM audit_entries e JOIN users opener ON opener.id = e.user_id
         WHERE e.claim_id = c.id AND e.action = 'document_opened' AND e.details->>'documentId' = d.id::text
           AND opener.role <> 'claimant')`;

/** What only professionals see, with the claim's queue on the desk. */
const flagged = (actor: Actor) =>
  isProfessional(actor.role)
    ? {
        column: sql`, ${flagFacts('k')} AS "flagFacts", ${correctableIn(actor)} AS correctable,
          ${setAsideNow} AS "setAside", CASE WHEN u.email IS NOT NULL THEN u.language END AS "claimantLanguage",
          (SELECT json_build_object('id', e.id, 'firstName', e.first_name, 'lastName', e.last_name)
           FROM users e WHERE e.id = c.entered_by_id) AS "enteredBy"`,
        desk: sql`LEFT JOIN claim_desk k ON k.id = c.id`,
      }
    : { column: sql``, desk: sql`` };

type ClaimRow = Omit<
  PresentedClaim,
  'flagged' | 'enteredBy' | 'correctable' | 'claimantLanguage' | 'setAside'
> & {
  flagFacts?: FlagFacts;
  enteredBy?: PresentedClaim['enteredBy'];
  correctable?: boolean;
  claimantLanguage?: string | null;
  setAside?: PresentedClaim['setAside'];
};

/** The statement behind `readClaim`. */
export const claimStatement = (actor: Actor, id: string): Statement<ClaimRow> => sql`
  SELECT ${claimColumns}, ${wholeClaimColumns}, ${deskColumnsOf(actor)},
    json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
      'email', u.email, 'phone', u.phone) AS claimant,
    ${filedBeforeProof()} AS "filedBeforeProof", ${awaitedOf(actor)} AS awaited,
    (SELECT coalesce(json_agg(json_build_object(
       'id', d.id, 'originalFileName', d.original_file_name, 'fileSize', d.file_size, 'mimeType', d.mime_type,
       'uploadedAt', ${isoTime('d.uploaded_at')}, 'documentType', d.document_type, 'claimId', d.claim_id,
       'scanStatus', d.scan_status${removable(actor)}) ORDER BY d.uploaded_at, d.id), '[]')
     FROM documents d WHERE d.claim_id = c.id AND ${isOfClaim('d')}) AS documents
    ${flagged(actor).column}
  FROM claims c JOIN users u ON u.id = c.claimant_id ${flagged(actor).desk} LEFT JOIN users a ON a.id = c.assigned_to_id
  WHERE c.id = ${id}::uuid AND ${shownIn(actor, 'claim.read')}`;

/**
 * Gives a claim that the actor sees, with masked identifiers. The person who filed it sees it in quarantine too. Throws
 * `not_found`.
 */
export async function readClaim(actor: Actor, id: string) {
  const [found] = await prepared(claimStatement(actor, id));
  if (!found) throw notFound('claim');
  const { flagFacts: facts, enteredBy = null, correctable = false, ...rest } = found;
  const { claimantLanguage: reads = null, setAside = null, ...claim } = rest;
  const claimData = await overForm(claim.claimData, () =>
    maskedValues(formOf(claim.creditorType), ofClaim(claim.id), claim.claimData),
  );
  return {
    ...claim,
    claimData,
    enteredBy,
    correctable,
    setAside,
    claimantLanguage: reads === null ? null : languageFrom(reads),
    flagged: facts ? flagsOf(claim, facts) : [],
  };
}
