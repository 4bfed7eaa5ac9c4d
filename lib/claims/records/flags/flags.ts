import { dayInIndia } from '@/lib/format/date';
import { fromPaise } from '@/lib/format/money';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { defaultDateOf } from '@/lib/law/default-date';
import { sumOfHeads } from '@/lib/law/heads';
import { type LateStanding, tellOfStepBy } from '@/lib/law/late-track';
import { type FlagName, flagNames, type KeptFlag } from './flag-names';

/**
 * A flag of a claim: the field of the form where it shows, and the values for its sentence (amounts as "1250.00", days as
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

/** The fields of a form that flags need, besides those of its heads. Lists read only these. */
export const readForFlags = [
  holderField,
  'isRelatedParty',
  ...Object.values(defaultDateOf),
] as const;

type ReadForFlags = (typeof readForFlags)[number];

/** Has only that part of the form which was read for the flags. */
type Seen = Omit<Flaggable, 'claimData'> & {
  claimData: Readonly<Partial<Record<ReadForFlags, unknown>>>;
};

/** The values of a flag; null where the claim does not have it. */
type Raised = Omit<ClaimFlag, 'name'> | null;

const raised: Record<FlagName, (claim: Seen, facts: FlagFacts) => Raised> = {
  headsDiffer: (claim, { headsDiffer }) =>
    headsDiffer
      ? {
          field: 'claimAmount',
          says: { sum: fromPaise(sumOfHeads(claim)), amount: claim.claimAmount },
        }
      : null,
  sameNumbers: (_, { sameNumbers }) => (sameNumbers ? {} : null),
  otherHolder: ({ claimData, creditorName }, { otherHolder }) =>
    otherHolder
      ? {
          field: holderField,
          says: { holder: String(claimData[holderField]), creditor: creditorName },
        }
      : null,
  defaultAfterCommencement: ({ creditorType, claimData }, facts) => {
    const field = defaultDateOf[creditorType];
    if (!facts.defaultAfterCommencement || !field) return null;
    return {
      field,
      says: { day: String(claimData[field]), commencement: facts.commencement ?? '' },
    };
  },
  late: ({ isLate, submittedAt, lateTrack }, { lastDate }) => {
    if (!isLate) return null;
    const received = dayInIndia(new Date(submittedAt));
    const says = { received, lastDate: lastDate ?? received };
    if (!lateTrack) return { says };
    const { state, since } = lateTrack;
    const tellBy = state === 'received' ? null : tellOfStepBy(state, since);
    return { says: { ...says, track: state, since, ...(tellBy ? { tellBy } : {}) } };
  },
  relatedParty: ({ claimData }, { relatedParty }) => {
    if (!relatedParty) return null;
    return claimData.isRelatedParty === 'yes' ? { field: 'isRelatedParty' } : {};
  },
  edited: (_, { edited }) => (edited ? {} : null),
};

/**
 * Gives the flags of a claim with the values for their sentences. The database has decided which there are; a flag decides
 * nothing about the claim.
 */
export const flagsOf = (claim: Flaggable, facts: FlagFacts): ClaimFlag[] =>
  flagNames.flatMap((name) => {
    const found = raised[name](claim, facts);
    return found ? [{ name, ...found }] : [];
  });
