import type { ListLine, StoredSums } from '@/lib/creditor-lists/present';

/** A line of a list, of annexure 4 or another. */
export const line = (slNo: number, annexure = 4): ListLine => ({
  annexure,
  slNo,
  claimId: '',
  claimNumber: `CLM-2026-00000${slNo}`,
  employee: 0,
  name: `बैंक ${slNo}`,
  representative: null,
  receivedOn: '2026-10-01',
  form: 'form_c',
  nature: 'loan',
  claimed: `${slNo}00.25`,
  admitted: `${slNo}0.10`,
  contingent: '0.00',
  notAdmitted: `${slNo}0.15`,
  underVerification: `${slNo * 80}.00`,
  securedAmount: '1.00',
  guaranteedAmount: '0.00',
  setOffAmount: '0.00',
  transferred: '0.00',
  transfers: [],
  relatedParty: false,
  voting: true,
  votingDebt: null,
  share: '12.50',
  shareInClass: null,
  remarks: null,
  reasons: [],
  grounds: [],
  subJudice: null,
  currency: null,
  facilities: null,
});

/** The sums of an annexure with so many lines. */
export const sumsOf = (count: number): StoredSums => ({
  annexure: 4,
  received: count,
  admittedCount: count,
  claimed: '0.00',
  admitted: '0.00',
  contingent: '0.00',
  not_admitted: '0.00',
  under_verification: '0.00',
});
