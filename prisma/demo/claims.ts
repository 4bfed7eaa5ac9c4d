import { type ClaimValues, type CreditorType, creditorTypes } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { mapIdentifiers } from '@/lib/forms/identifiers';
import { withAadhaarDigit } from '@/lib/forms/kinds/codes/check-digits';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import type { Language } from '@/lib/i18n/language';
import type { ClaimStatus, ReviewStatus } from '@/lib/reference/claim-status';
import { withAmount } from '../claim-amounts';
import type { DemoDetermination } from './determinations';

type Step = { status: ReviewStatus; reviewNote?: string; hoursLater: number };

const review: Step = { status: 'under_review', hoursLater: 5 };

/** How a demonstration claim has gone so far, for each status that a history can end in. */
const historyTo: Record<Exclude<ClaimStatus, 'withdrawn'>, Step[]> = {
  submitted: [],
  under_review: [review],
  info_required: [
    review,
    {
      status: 'info_required',
      reviewNote: 'Please add the account statement for the last three months.',
      hoursLater: 30,
    },
  ],
  approved: [
    review,
    {
      status: 'approved',
      reviewNote: 'Admitted in full against the books of account.',
      hoursLater: 52,
    },
  ],
  rejected: [
    review,
    {
      status: 'rejected',
      reviewNote: 'The amount was paid before the commencement date.',
      hoursLater: 47,
    },
  ],
};
const histories = Object.values(historyTo);

const companies = [
  'Neelkanth Auto Parts',
  'Vindhya Fleet Services',
  'Kaveri Cloud Hosting',
  'Sahyadri Tyres',
];
const lenders = [
  'Demonstration Gramin Bank',
  'Aravali Finance',
  'Konkan Growth Fund',
  'Nilgiri Capital',
];
const unions = ['Shramik Chalak Sangh', 'Taxi Chalak Ekta Union', 'Mahanagar Drivers Federation'];
const namesOf: Partial<Record<CreditorType, string[]>> = {
  form_b: companies,
  form_c: lenders,
  form_ca: lenders,
  form_e: unions,
};

export interface DemoClaim {
  type: CreditorType;
  values: ClaimValues;
  steps: Step[];
  daysAgo: number;
  /** Index into the claimants. */
  claimant: number;
  /** Index into the professionals; none for an unassigned claim. */
  assignee: number | undefined;
  documents: number;
  requiresDocumentUpload: boolean;
  edit?: { values: ClaimValues; hoursLater: number };
  withdrawal?: { reason: string; hoursLater: number };
  determination?: DemoDetermination;
}

/**
 * What became of claims afterwards, by their place: a claimant answered, another took theirs back, and of those under
 * review some are determined.
 */
const afterwards: Record<number, Pick<DemoClaim, 'edit' | 'withdrawal' | 'determination'>> = {
  7: { determination: 'proposed' },
  9: { determination: 'proposed' },
  10: { determination: 'returned' },
  36: { determination: 'confirmed' },
  37: { determination: 'proposed' },
  40: { determination: 'proposed' },
  12: {
    edit: {
      values: {
        claimDescription: 'Invoices 118 and 121 of 2024, less the part payment of 3 April 2024.',
        claimAmount: '1250000.00',
      },
      hoursLater: 20,
    },
  },
  8: {
    withdrawal: {
      reason: 'I have filed this claim twice by mistake. Please consider the other one.',
      hoursLater: 26,
    },
  },
};

/** After so many claims numbers come again, so that some claims share theirs. */
const differentNumbers = 42;

/** A number of the sample, made another one for each claim. */
function numberOf(sample: string, index: number) {
  const end = String(index % differentNumbers).padStart(2, '0');
  return /^\d{12}$/.test(sample)
    ? withAadhaarDigit(sample.slice(0, 9) + end)
    : sample.replace(/\d\d(?=\D*$)/, end);
}

/** Every form in every status, and enough of them to turn pages. The same at every start. */
export const demoClaims = (
  claimants: { name: string; email: string; phone: string; language: Language }[],
): DemoClaim[] =>
  Array.from({ length: 48 }, (_, index) => {
    const type = creditorTypes[index % creditorTypes.length] ?? 'form_d';
    const claimant = index % 4 === 0 ? 0 : index % claimants.length;
    const owner = claimants[claimant];
    const form = formOf(type);
    const names = namesOf[type];
    const creditor = names?.[index % names.length] ?? owner?.name ?? 'Claimant';
    const steps = histories[Math.floor(index / creditorTypes.length) % histories.length] ?? [];
    const amount = `${(index * 7919 + 4321) * (names ? 211 : 7)}.${index % 3 === 0 ? '50' : '00'}`;
    const sample = mapIdentifiers(
      form,
      sampleValuesOf(type, names ? 'en' : owner?.language),
      (number) => numberOf(number, index),
    );
    const requiresDocumentUpload = steps.length === 0 && index % 5 === 2;
    return {
      type,
      values: {
        // Now and then the heads come to more than the claim.
        ...withAmount(type, sample, amount, index % 13 === 7 ? 250_000n : 0n),
        ...(owner ? { [form.contact.email]: owner.email, [form.contact.phone]: owner.phone } : {}),
        [form.creditorName]: creditor,
        // Here and there an account is somebody else's.
        ...(index % 11 === 5 ? {} : { accountHolderName: creditor }),
      },
      steps,
      daysAgo: 46 - Math.floor(index * 0.9),
      claimant,
      assignee: steps.length > 0 || index % 3 === 0 ? index % 3 : undefined,
      documents: requiresDocumentUpload ? 0 : (index % 3) + 1,
      requiresDocumentUpload,
      ...afterwards[index],
    };
  });
