import { dayInIndia } from '@/lib/format/date';
import { fromPaise } from '@/lib/format/money';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { defaultDateOf } from '@/lib/law/default-date';
import { sumOfHeads } from '@/lib/law/heads';
import { type LateStanding, tellOfStepBy } from '@/lib/law/late-track';
import type { FlagName, KeptFlag } from './flag-names';

/**
 * A flag of a claim: the field of the form where it shows, and the values of its sentence (amounts as "1250.00", days as
 * YYYY-MM-DD).
 */
export interface ClaimFlag {
  name: FlagName;
  field?: string;
  says?: Readonly<Record<string, string>>;
}

/** What the database knows of a flagged claim, see {@link ./columns.ts}; days are YYYY-MM-DD. */
export interface FlagFacts extends Record<KeptFlag, boolean> {
  lastDate: string | null;
  commencement: string | null;
}

/** The part of a claim that its flags depend on. */
export interface Flaggable {
  creditorType: CreditorType;
  creditorName: string;
  claimAmount: string;
  claimData: Readonly<Record<string, unknown>>;
  isLate: boolean;
  lateTrack: LateStanding | null;
  submittedAt: string;
}

const holderField = 'accountHolderName';

function lateOf(
  { isLate, submittedAt, lateTrack }: Flaggable,
  { lastDate }: FlagFacts,
): ClaimFlag[] {
  if (!isLate) return [];
  const received = dayInIndia(new Date(submittedAt));
  const says = { received, lastDate: lastDate ?? received };
  if (!lateTrack) return [{ name: 'late', says }];
  const { state, since } = lateTrack;
  const tellBy = state === 'received' ? null : tellOfStepBy(state, since);
  return [{ name: 'late', says: { ...says, track: state, since, ...(tellBy ? { tellBy } : {}) } }];
}

function relatedOf({ claimData }: Flaggable, { relatedParty }: FlagFacts): ClaimFlag[] {
  if (!relatedParty) return [];
  const said = claimData.isRelatedParty === 'yes';
  return [{ name: 'relatedParty', ...(said ? { field: 'isRelatedParty' } : {}) }];
}

function headsOf(claim: Flaggable, { headsDiffer }: FlagFacts): ClaimFlag[] {
  if (!headsDiffer) return [];
  const says = { sum: fromPaise(sumOfHeads(claim)), amount: claim.claimAmount };
  return [{ name: 'headsDiffer', field: 'claimAmount', says }];
}

function holderOf({ claimData, creditorName }: Flaggable, { otherHolder }: FlagFacts): ClaimFlag[] {
  if (!otherHolder) return [];
  const says = { holder: String(claimData[holderField]), creditor: creditorName };
  return [{ name: 'otherHolder', field: holderField, says }];
}

function defaultOf({ creditorType, claimData }: Flaggable, facts: FlagFacts): ClaimFlag[] {
  const field = defaultDateOf[creditorType];
  if (!facts.defaultAfterCommencement || !field) return [];
  const says = { day: String(claimData[field]), commencement: facts.commencement ?? '' };
  return [{ name: 'defaultAfterCommencement', field, says }];
}

/**
 * The flags of a claim, with the values for their sentences. The database has decided which flags there are; they decide
 * nothing about the claim.
 */
export const flagsOf = (claim: Flaggable, facts: FlagFacts): ClaimFlag[] => [
  ...headsOf(claim, facts),
  ...(facts.sameNumbers ? [{ name: 'sameNumbers' } as const] : []),
  ...holderOf(claim, facts),
  ...defaultOf(claim, facts),
  ...lateOf(claim, facts),
  ...relatedOf(claim, facts),
  ...(facts.edited ? [{ name: 'edited' } as const] : []),
];

/** The fields of a form that its flags need, besides the fields of its heads. */
export const readForFlags = [holderField, 'isRelatedParty', ...Object.values(defaultDateOf)];
