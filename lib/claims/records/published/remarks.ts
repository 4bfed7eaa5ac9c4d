import 'server-only';
import {
  type Anyway,
  type PublicText,
  refusalOf,
  requirePublishable,
} from '@/lib/access/publishable';
import { formOf } from '@/lib/forms/definitions/registry';
import { tellingNamesIn } from '@/lib/forms/published/names';
import { unmaskingIn } from '@/lib/forms/published/unmasking';
import { annexures, type Category } from '@/lib/law/categories';
import type { Transaction } from '@/lib/platform/db';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { type OwnedClaim, ownValuesOf } from './own';

/** What a determination says to the public, and to its creditor alone. */
export interface DeterminedTexts {
  category: Category;
  remarks: string | null;
  /** Names of facilities, and of what secures them. */
  facilities: readonly PublicText[];
  /** They go to the creditor by letter. */
  reasons: readonly PublicText[];
}

async function claimWithAccount(tx: Transaction, id: string) {
  const [found] = await queryIn(tx)<OwnedClaim & { namesMasked: boolean }>(sql`
    SELECT c.id, c.creditor_type AS "creditorType", c.claim_data AS "claimData", u.email::text, u.phone,
      coalesce((SELECT list_names_masked FROM case_settings), true) AS "namesMasked"
    FROM claims c JOIN users u ON u.id = c.claimant_id WHERE c.id = ${id}::uuid`);
  if (!found) throw new Error('a locked claim is there');
  return found;
}

/** Refuses a remark that tells who a creditor is whom lists show by initials: nobody can allow it. */
function requireMasked({ creditorType, claimData }: OwnedClaim, remarks: string) {
  const names = tellingNamesIn(formOf(creditorType), claimData);
  const told = unmaskingIn(remarks, names);
  if (told.length === 0) return;
  const params = { words: told.map(({ word }) => word).join(' · '), why: 'masked' };
  throw refusalOf([{ path: 'remarks', rule: 'identifier_in_public_text', params }]);
}

/**
 * Judges the texts of a determination of a locked claim, see {@link requirePublishable}; `before` is why the same texts were
 * published until now. Asks about remarks in any doubt; about facilities, whose assets have addresses, and about reasons, which
 * go by letter, only where a text surely holds a personal number. Remarks may not tell who a masked creditor is; lists leave
 * out the names of such a creditor's facilities. Gives what was allowed of each.
 */
export async function requireDeterminedTexts(
  tx: Transaction,
  claimId: string,
  { category, remarks, facilities, reasons }: DeterminedTexts,
  anyway: Anyway,
  before: string | null,
) {
  if (!remarks && reasons.length + facilities.length === 0)
    return { remarks: null, facilities: null, reasons: null };
  const claim = await claimWithAccount(tx, claimId);
  if (remarks && annexures[category].masked && claim.namesMasked) requireMasked(claim, remarks);
  const own = ownValuesOf(claim);
  const again = { publishAnyway: true, reason: before };
  const published = anyway.publishAnyway || before === null ? anyway : again;
  return {
    remarks: await requirePublishable([{ path: 'remarks', text: remarks }], { own }, published),
    facilities: await requirePublishable(facilities, { own, sureOnly: true }, published),
    reasons: await requirePublishable(reasons, { own: [], sureOnly: true }, anyway),
  };
}
