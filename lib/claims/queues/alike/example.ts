import type { Actor } from '@/lib/access/actor';
import { requirePublishable } from '@/lib/access/publishable';
import { visibleIn } from '@/lib/access/visible-claims';
import type { DeterminationState } from '@/lib/claims/records/determination';
import { type HeadShare, sharesOf } from '@/lib/law/alike';
import type { ClaimedForm } from '@/lib/law/heads';
import type { DeterminedHead } from '@/lib/law/judge';
import { invalid, notFound, PortalError } from '@/lib/platform/errors';
import { prepared } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import type { ClaimStatus } from '@/lib/reference/claim-status';
import type { AlikeAsked } from './schema';
import { isOfCompany } from './ways';

/** A determination that others may be decided like. */
export interface ExampleFound extends ClaimedForm {
  claimId: string;
  claimNumber: string;
  creditorName: string;
  number: number;
  shares: HeadShare[];
}

interface Row extends Omit<ExampleFound, 'shares'> {
  heads: DeterminedHead[];
  state: DeterminationState;
  status: ClaimStatus;
  edited: boolean;
  /** It says more than its heads: of another currency, or of facilities. */
  more: boolean;
}

/** What was allowed in the letter of one creditor is not written to others. */
const requireNoNumbers = (shares: readonly HeadShare[]) =>
  requirePublishable(
    shares.flatMap(({ reasons }) => reasons.map(({ text }) => ({ path: 'head', text }))),
    { own: [], sureOnly: true },
  );

/**
 * Gives the example. Throws `not_found` for one that the actor may not determine, `no_example` where none may be decided like it, and
 * `invalid` for a head that it does not decide, or does not give a reason for, and `identifier_in_public_text`.
 */
export async function exampleFor(
  actor: Actor,
  id: string,
  { by, head }: AlikeAsked,
): Promise<ExampleFound> {
  const [found] = await prepared<Row>(sql`
    SELECT c.id AS "claimId", c.claim_number AS "claimNumber", c.creditor_name AS "creditorName", c.creditor_type AS "creditorType",
      c.claim_amount::text AS "claimAmount", c.claim_data AS "claimData", c.status, d.number, d.heads, d.state,
      edited_between(c.id, d.claim_version, c.version) AS edited, d.currency IS NOT NULL OR d.facilities IS NOT NULL AS more
    FROM determinations d JOIN claims c ON c.id = d.claim_id
    WHERE d.id = ${id}::uuid AND ${visibleIn(actor, 'claim.determine')}`);
  if (!found) throw notFound('determination');
  const { heads, state, status, edited, more, ...example } = found;
  const stands = (state === 'proposed' || state === 'confirmed') && status !== 'withdrawn';
  const shares = stands && !edited && !more ? sharesOf(example, heads) : null;
  if (!shares) throw new PortalError('no_example');
  const share = shares.find((one) => one.head === head);
  if (!share || (by === 'reason' && share.reasons.length === 0))
    throw invalid('head', 'head_alike');
  if (by === 'company' && !isOfCompany(example.creditorType)) throw invalid('by', 'way_alike');
  await requireNoNumbers(shares);
  return { ...example, shares };
}
