import { dayInIndia } from '@/lib/format/date';
import type { ClaimValues } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import type { ClaimStatus } from '@/lib/reference/claim-status';
import { claimOf, type ManyClaim } from '@/prisma/bulk-seed/claims';
import type { Person } from '@/prisma/bulk-seed/people';
import { randomFrom } from '@/prisma/bulk-seed/random';
import { withAmount } from '../claim-amounts';
import { digitsOf, gstinOf, withOwnNumbers } from './numbers';
import { faultOf, paperCountOf } from './proofs';
import { employeesOf, invoicesOf } from './tables';

const day = 24 * 60 * 60_000;

/** What becomes of claims, by how many days ago they were filed: of a hundred, how many came no further than each status. */
const courses: { days: number; upTo: [ClaimStatus, number][] }[] = [
  {
    days: 21,
    upTo: [
      ['submitted', 2],
      ['under_review', 6],
      ['info_required', 12],
      ['rejected', 30],
    ],
  },
  {
    days: 7,
    upTo: [
      ['submitted', 20],
      ['under_review', 45],
      ['info_required', 60],
      ['rejected', 70],
    ],
  },
  {
    days: 0,
    upTo: [
      ['submitted', 60],
      ['under_review', 90],
      ['info_required', 95],
    ],
  },
];

function statusOf(index: number, at: Date, now: Date): ClaimStatus {
  const ago = (now.getTime() - at.getTime()) / day;
  const course = courses.find(({ days }) => ago >= days)?.upTo ?? [];
  const chance = randomFrom(index * 5 + 3).roll() * 100;
  const status = course.find(([, most]) => chance < most)?.[0] ?? 'approved';
  // Whoever looked at its papers asked for better ones.
  return status === 'approved' && faultOf(index) ? 'info_required' : status;
}

/** The registers' numbers of a firm, which no other has. */
const firmsOwn = (index: number): Record<string, string> => ({
  companyRegistrationNumber: `U34300MH2015PTC${digitsOf(index, 7).slice(1)}`,
  gstin: gstinOf(index),
  licenseNumber: `N-13.${digitsOf(index, 7)}`,
  registrationNumber: `TU/PN/2011/${digitsOf(index, 7)}`,
  employeeId: `DRV-${digitsOf(index, 7)}`,
});

/** What the form says besides numbers and amounts: on the day it was filed, and with a reason for a delay only if it is late. */
function withParticulars(values: ClaimValues, index: number, at: Date, isLate: boolean) {
  const { delayReason, suitDetails, ...said } = values;
  const isPending = index % 40 === 0;
  const own = Object.entries(firmsOwn(index)).filter(([name]) => name in said);
  return {
    ...said,
    ...Object.fromEntries(own),
    verificationDate: dayInIndia(at),
    isSuitPending: isPending ? 'yes' : 'no',
    ...(isPending ? { suitDetails } : {}),
    ...(isLate ? { delayReason } : {}),
  };
}

/** The rows of the forms that have some. */
function withRows(type: ManyClaim['type'], values: ClaimValues, index: number): ClaimValues {
  if (type === 'form_e') {
    const employeeDetails = employeesOf(index);
    return {
      ...values,
      employeeDetails,
      totalEmployeesRepresented: String(employeeDetails.length),
    };
  }
  return type === 'form_b' ? { ...values, invoices: invoicesOf(index) } : values;
}

/**
 * Claim number `index` of a case as it could be: claims like those of {@link claimOf}, with numbers that no other has but for the
 * pairs meant, rows that add up to the amount but for one in twenty, papers, and a status that fits the day they were filed.
 */
export function caseClaimOf(
  index: number,
  claimant: Person,
  { at, now, lastDate, papers }: { at: Date; now: Date; lastDate: string | null; papers: boolean },
): ManyClaim {
  const claim = claimOf(index, claimant);
  const { type, form } = claim;
  const isLate = lastDate !== null && dayInIndia(at) > lastDate;
  const rows = withRows(type, form.claimData as ClaimValues, index);
  // Rows add up to something else until they are scaled to the amount.
  const hasRows = rows !== form.claimData;
  const sum = hasRows ? { ...rows, claimAmount: sumOfRows(rows) } : rows;
  const off = hasRows && index % 20 === 0 ? 100n : 0n;
  const scaled = hasRows ? withAmount(type, sum, form.claimAmount, off) : rows;
  const particulars = withParticulars(scaled, index, at, isLate);
  const claimData = withOwnNumbers(formOf(type), particulars, index);
  const documents = papers ? paperCountOf(index) : 0;
  const asked = documents ? {} : { requiresDocumentUpload: true };
  return {
    ...claim,
    status: statusOf(index, at, now),
    documents,
    form: { ...form, claimData: { ...claimData, ...asked } },
  };
}

const sumOfRows = ({ employeeDetails, invoices }: ClaimValues) => {
  const amounts = [employeeDetails, invoices].flatMap((table) =>
    Array.isArray(table)
      ? table.flatMap((row) => [row.totalAmountDue, row.amountDue, row.interestDue])
      : [],
  );
  return amounts.reduce((all, amount) => all + Number(amount || 0), 0).toFixed(2);
};
