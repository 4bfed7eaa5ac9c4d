import type { Amounts } from '@/lib/law/amounts';
import type { DeterminedHead } from '@/lib/law/judge';
import type { DeterminedFacts } from './facts';

export type DeterminationState = 'proposed' | 'confirmed' | 'returned' | 'superseded';

interface Person {
  id: string;
  firstName: string;
  lastName: string;
}

/** What of a determination its claimant sees too, once it was confirmed. Amounts have two decimals, times are ISO 8601. */
export interface ConfirmedDetermination extends DeterminedFacts {
  id: string;
  claimId: string;
  /** Counts the determinations of its claim, from 1. */
  number: number;
  state: DeterminationState;
  heads: DeterminedHead[];
  totals: Amounts;
  confirmedBy: Person | null;
  confirmedAt: string | null;
}

/** A determination as professionals see it. */
export interface PresentedDetermination extends ConfirmedDetermination {
  /** Whether amounts were moved between heads, the total kept. */
  moved: boolean;
  internalNote: string | null;
  lawEdition: string;
  /** The rule that proposed it by itself. */
  rule: string | null;
  proposedBy: Person | null;
  proposedAt: string;
  returnedBy: Person | null;
  returnedAt: string | null;
  returnRemark: string | null;
}

/** What a claim, and its row in a list, say of its newest determination. */
export interface DeterminationInShort
  extends Pick<ConfirmedDetermination, 'id' | 'state' | 'totals' | 'category' | 'number'> {
  /** To professionals: what the one in force admits, where the newest is another one. */
  inForce?: string | null;
}

/** Without the proposal that led to it, and what professionals wrote for themselves: what is not named here is theirs. */
export const forClaimant = (whole: PresentedDetermination): ConfirmedDetermination => ({
  id: whole.id,
  claimId: whole.claimId,
  number: whole.number,
  claimVersion: whole.claimVersion,
  state: whole.state,
  basis: whole.basis,
  heads: whole.heads,
  totals: whole.totals,
  securedAmount: whole.securedAmount,
  guaranteedAmount: whole.guaranteedAmount,
  setOffAmount: whole.setOffAmount,
  relatedParty: whole.relatedParty,
  relatedPartyExempt: whole.relatedPartyExempt,
  category: whole.category,
  workman: whole.workman,
  government: whole.government,
  remarks: whole.remarks,
  confirmedBy: whole.confirmedBy,
  confirmedAt: whole.confirmedAt,
});
