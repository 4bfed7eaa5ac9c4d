import { paiseOf, toPaise } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';
import type { ManyClaim } from '@/prisma/bulk-seed/claims';
import { firstNames, lastNames } from '@/prisma/bulk-seed/names';
import type { Person } from '@/prisma/bulk-seed/people';
import { randomFrom } from '@/prisma/bulk-seed/random';

/** Why the papers of a claim do not prove it. */
export type Fault = 'missing_page' | 'other_total' | 'other_name';

const faults: readonly Fault[] = ['missing_page', 'other_total', 'other_name'];
/** Of so many claims, the papers of one do not prove it. */
const everyFault = 7;

export const faultOf = (index: number): Fault | undefined =>
  index % everyFault === 3 ? faults[Math.floor(index / everyFault) % faults.length] : undefined;

/** How many papers come with a claim: none with one of twenty, two with every other. */
export function paperCountOf(index: number) {
  if (index % 20 === 11 && !faultOf(index)) return 0;
  return index % 2 === 0 ? 2 : 1;
}

/** What a paper lists: a line for each amount, and what they come to. */
export interface Proof {
  title: string;
  holder: string;
  lines: { text: string; amount: string }[];
  total: string;
  /** Whether it ends before its total. */
  isCut: boolean;
}

const titles: Record<ManyClaim['type'], string> = {
  form_b: 'Statement of unpaid invoices',
  form_c: 'Statement of account',
  form_d: 'Statement of wages due',
  form_e: 'List of employees and what is due to them',
  form_f: 'Statement of the customer account',
  form_ca: 'Statement of holdings',
};

const words: Readonly<Record<string, string>> = {
  principalAmount: 'Principal outstanding',
  interestAmount: 'Interest until the commencement date',
  penaltyAmount: 'Penal charges',
  overtimeAmount: 'Overtime',
  bonusAmount: 'Bonus for 2023-24',
  gratuityAmount: 'Gratuity',
  pfAmount: 'Provident fund',
  esiAmount: 'ESI',
  walletBalance: 'Balance of the wallet',
  advancePayment: 'Advance paid',
  securityDeposit: 'Security deposit',
  refundAmount: 'Refund of a cancelled booking',
  otherAmount: 'Other',
};

type Row = Readonly<Record<string, unknown>>;
const rowsIn = (table: unknown): Row[] => (Array.isArray(table) ? table : []);
const isSome = ({ amount }: { amount: string }) => (toPaise(amount) ?? 0n) > 0n;

/** The amounts of which a claim is made, as its creditor would list them. */
function linesOf({ type, form: { claimData, claimAmount } }: ManyClaim) {
  const text = (value: unknown) => String(value ?? '');
  if (type === 'form_b')
    return rowsIn(claimData.invoices).flatMap((row) => {
      const named = `${text(row.invoiceNumber)} of ${text(row.invoiceDate)}`;
      return [
        { text: named, amount: text(row.amountDue) },
        { text: `Interest on ${text(row.invoiceNumber)}`, amount: text(row.interestDue) },
      ].filter(isSome);
    });
  if (type === 'form_e')
    return rowsIn(claimData.employeeDetails).map((row) => ({
      text: `${text(row.serialNo)}. ${text(row.employeeName)}, ${text(row.periodDue)}`,
      amount: text(row.totalAmountDue),
    }));
  const lines = Object.entries(words)
    .map(([name, word]) => ({ text: word, amount: text(claimData[name]) }))
    .filter(isSome);
  const rest = lines.reduce((left, { amount }) => left - paiseOf(amount), paiseOf(claimAmount));
  const salary = { text: 'Salary, December 2023 to March 2024', amount: fromPaise(rest) };
  if (type === 'form_d' && rest > 0n) return [salary, ...lines];
  return lines.length > 0 ? lines : [{ text: 'Debentures, face value', amount: claimAmount }];
}

/** A person's name in Latin letters, which their address has and their name may not. */
function latinNameOf({ email }: Person) {
  const [first = '', last = ''] = email.split('.');
  return [first, last].map((name) => name.charAt(0).toUpperCase() + name.slice(1)).join(' ');
}

function otherName(index: number) {
  const random = randomFrom(index * 11 + 5);
  return `${random.pick(firstNames)[0]} ${random.pick(lastNames)[0]} and Brothers`;
}

/** What proves a claim, or fails to. */
export function proofOf(index: number, claim: ManyClaim, claimant: Person): Proof {
  const fault = faultOf(index);
  const { creditorName } = claim.form;
  const holder = /^[ -~]+$/.test(creditorName) ? creditorName : latinNameOf(claimant);
  const all = linesOf(claim);
  const lines = fault === 'other_total' ? all.map((line, at) => (at ? line : lowered(line))) : all;
  const total = lines.reduce((sum, { amount }) => sum + paiseOf(amount), 0n);
  return {
    title: titles[claim.type],
    holder: fault === 'other_name' ? otherName(index) : holder,
    lines,
    total: fromPaise(total),
    isCut: fault === 'missing_page',
  };
}

/** Four fifths of an amount. */
const lowered = ({ text, amount }: Proof['lines'][number]) => ({
  text,
  amount: fromPaise((paiseOf(amount) * 4n) / 5n),
});
