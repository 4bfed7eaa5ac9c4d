import type { Basis } from '@/lib/law/bases';
import type { Category } from '@/lib/law/categories';
import type { ClaimedInCurrency } from '@/lib/law/currency';
import type { Facility } from '@/lib/law/facilities';

/** What a determination says besides its heads, alike when sent, stored and shown. Amounts have two decimals. */
export interface DeterminedFacts {
  /** The version of the claim's form that somebody read for it. */
  claimVersion: number;
  basis: Basis;
  securedAmount: string;
  guaranteedAmount: string;
  setOffAmount: string;
  relatedParty: boolean;
  relatedPartyExempt: boolean;
  category: Category;
  workman: boolean | null;
  government: boolean | null;
  /** The class of a creditor in a class; null while nobody has said it, and where the case names no classes. */
  classNumber: number | null;
  remarks: string | null;
  /** Null for a claim in rupees. */
  currency: ClaimedInCurrency | null;
  /** Those of a financial creditor, with their security; null where nobody entered any. */
  facilities: Facility[] | null;
}
