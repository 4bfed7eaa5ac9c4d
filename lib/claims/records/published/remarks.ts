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
  /** What facilities are called, and what secures them. */
  facilities: readonly PublicText[];
  /** Texts of reasons, which go to the creditor by letter. */
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

/** Refuses a remark that tells of a creditor whom lists show by initials: nobody can allow it. */
function requireMasked({ creditorType, claimData }: OwnedClaim, remarks: string) {
  const names = tellingNamesIn(formOf(creditorType), claimData);
  const told = unmaskingIn(remarks, names);
  if (told.length === 0) return;
  const params = { words: told.map(({ word }) => word).join(' · '), why: 'masked' };
  throw refusalOf([{ path: 'remarks', rule: 'identifier_in_public_text', params }]);
}

/**
 * Judges the texts of a determination of a locked claim, see {@link requirePublishable}: its remarks and facilities are published, and
 * of the latter, since assets have addresses, only what is surely a number of a person is asked about; so it is of the texts of
 * reasons, which go by letter. Remarks on a creditor whose name is
 * masked may tell nothing of who it is; lists show them no names of facilities. `before` is why the same texts were published until now. Gives what was allowed of each.
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
