import type { DeterminationState } from '@/generated/prisma/enums';
import type { Amounts } from '@/lib/law/amounts';
import type { DeterminedHead } from '@/lib/law/judge';
import type { Voting } from '@/lib/law/voting-debt';
import type { DeterminedFacts } from './determined-facts';

export type { DeterminationState };

interface Person {
  id: string;
  firstName: string;
  lastName: string;
}

/** The part of a determination that its claimant sees once it is confirmed. Amounts have two decimals, times are ISO 8601. */
export interface ConfirmedDetermination extends DeterminedFacts {
  id: string;
  claimId: string;
  /** Within the claim, from 1. */
  number: number;
  state: DeterminationState;
  heads: DeterminedHead[];
  totals: Amounts;
  /** With what the creditor votes in a class; null outside one. */
  voting: Voting | null;
  /** The name of the class, as the case calls it now. */
  className: string | null;
  confirmedBy: Person | null;
  confirmedAt: string | null;
  /**
   * The day in India from which it counts, `YYYY-MM-DD`; for a proposal that names none, today. Null for one that names none
   * and was never confirmed.
   */
  effectiveOn: string | null;
}

export interface PresentedDetermination extends ConfirmedDetermination {
  /** Amounts were moved between heads while the total stayed the same. */
  moved: boolean;
  internalNote: string | null;
  /** Why its remarks are published although they look like a personal number or an address. */
  publishReason: string | null;
  lawEdition: string;
  /** The rule that proposed it, if a rule did. */
  rule: string | null;
  proposedBy: Person | null;
  proposedAt: string;
  returnedBy: Person | null;
  returnedAt: string | null;
  returnRemark: string | null;
  /** For the claimant, once the proposal is confirmed. */
  reviewNote: string | null;
}

/** What a claim, and its row in a list, say of its newest determination. */
export interface DeterminationInShort
  extends Pick<ConfirmedDetermination, 'id' | 'state' | 'totals' | 'category' | 'number'> {
  /** For professionals: the amount admitted by the one in force, when a newer one exists. */
  inForce?: string | null;
}

/** Names each field, so that the claimant never gets who proposed it or the professionals' own notes. */
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
  classNumber: whole.classNumber,
  className: whole.className,
  remarks: whole.remarks,
  currency: whole.currency,
  facilities: whole.facilities,
  voting: whole.voting,
  confirmedBy: whole.confirmedBy,
  confirmedAt: whole.confirmedAt,
  effectiveOn: whole.effectiveOn,
});
