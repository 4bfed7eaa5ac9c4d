import type { Basis } from '@/lib/law/bases';
import type { Category } from '@/lib/law/categories';

/** What a determination says besides its heads, as it is sent, kept and shown alike; amounts with two decimals. */
export interface DeterminedFacts {
  /** The version of the claim's form that was read. */
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
  remarks: string | null;
}
