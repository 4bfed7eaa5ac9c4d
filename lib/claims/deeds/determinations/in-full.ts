import { categoryOf } from '@/lib/law/categories';
import { claimedHeads } from '@/lib/law/heads';
import type { GivenHead } from '@/lib/law/judge';
import type { CurrentDetermination, ToDetermine } from './to-determine';

/** Admits the whole claim. */
export const inFull = (claim: ToDetermine): GivenHead[] =>
  claimedHeads(claim).map(({ head, claimed }) => ({
    head,
    claimed,
    admitted: claimed,
    contingent: 0n,
    notAdmitted: 0n,
    underVerification: 0n,
    reasons: [],
  }));

/** Gives what a determination by the portal itself says besides amounts: what the form says. */
export function unasked(claim: Pick<ToDetermine, 'creditorType' | 'claimData'>) {
  const answers = { workman: null, government: null, secured: false };
  return {
    securedAmount: '0.00',
    guaranteedAmount: '0.00',
    setOffAmount: '0.00',
    relatedParty: claim.claimData.isRelatedParty === 'yes',
    relatedPartyExempt: false,
    category: categoryOf(claim, answers),
    workman: null,
    government: null,
    classNumber: null,
    remarks: null,
    currency: null,
    facilities: null,
    internalNote: null,
    publishReason: null,
    moved: false,
  } satisfies Omit<CurrentDetermination, 'heads' | 'basis' | 'claimVersion' | 'voting'>;
}
