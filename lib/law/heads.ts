import { toPaise } from '@/lib/format/amount';
import type { CreditorType } from '@/lib/forms/definitions/field';

/** The part of a claim that its heads are read from. */
export interface ClaimedForm {
  creditorType: CreditorType;
  claimAmount: string;
  claimData: Readonly<Record<string, unknown>>;
}

/** A head of a claim and the amount claimed under it, in paise. */
export interface ClaimedHead {
  head: string;
  claimed: bigint;
}

/** What an amount under a head is: the desk works out interest from principal. */
type Of = 'principal' | 'interest' | 'other';

/** The heads that no field of a form names. Their words stand in messages/{language}/law.json. */
export const askedHeads = ['principal', 'interest'] as const satisfies Of[];

export type AskedHead = (typeof askedHeads)[number];

interface Heads {
  /** The fields of the form that hold an amount, and what each is. */
  fields?: Readonly<Record<string, Of>>;
  /** A table of the form whose rows are heads, its column with the amount, and the prefix of a row's head. */
  rows?: { field: string; column: string; head: string };
  /**
   * The heads that the desk asks for where the form has only one amount. The first has all of it until a professional divides
   * it.
   */
  asked?: readonly AskedHead[];
  /** What the other amounts leave of the claim is a head of its own, the salary. */
  restIsHead?: true;
}

/** The heads of each form. What they leave of the claim is the remainder; on Form D that is the salary. */
const headsOf: Record<CreditorType, Heads> = {
  form_b: { asked: ['principal', 'interest'] },
  form_c: {
    fields: { principalAmount: 'principal', interestAmount: 'interest', penaltyAmount: 'other' },
  },
  form_ca: { asked: ['principal', 'interest'] },
  form_d: {
    fields: {
      overtimeAmount: 'other',
      bonusAmount: 'other',
      gratuityAmount: 'other',
      pfAmount: 'other',
      esiAmount: 'other',
    },
    restIsHead: true,
  },
  form_e: { rows: { field: 'employeeDetails', column: 'totalAmountDue', head: 'employee' } },
  form_f: {
    fields: {
      walletBalance: 'other',
      advancePayment: 'other',
      securityDeposit: 'other',
      refundAmount: 'other',
      otherAmount: 'other',
    },
  },
};

/** The name of the head for what a form does not break down. */
export const remainder = 'remainder';

const fieldsOf = (form: CreditorType) => Object.keys(headsOf[form].fields ?? {});

/** The heads that every claim of this form has: fields of the form, or questions of the desk. */
export const namedHeads = (form: CreditorType): readonly string[] => [
  ...fieldsOf(form),
  ...(headsOf[form].asked ?? []),
];

const ofHead = (form: CreditorType, head: string): Of =>
  askedHeads.find((asked) => asked === head) ?? headsOf[form].fields?.[head] ?? 'other';

/** Whether an amount under this head is interest, which can be worked out from the principal. */
export const isInterest = (form: CreditorType, head: string) => ofHead(form, head) === 'interest';

/** Whether an amount under this head is principal; all are where the form does not tell. */
export function isPrincipal(form: CreditorType, head: string) {
  const tells = namedHeads(form).some((one) => ofHead(form, one) === 'principal');
  return !tells || ofHead(form, head) === 'principal';
}

/** Whether the desk divides the claim among its heads, because the form has one amount. */
export const isDividedAtDesk = (form: CreditorType) => headsOf[form].asked !== undefined;

/** Whether a form claims for many people, each in a row of its own. */
export const isForMany = (form: CreditorType) => headsOf[form].rows !== undefined;

const paise = (value: unknown) => {
  const found = typeof value === 'string' ? toPaise(value.trim()) : null;
  return found === null || found < 0n ? 0n : found;
};

/** The smaller of two amounts, for which Math.min takes no bigint. */
function least(a: bigint, b: bigint) {
  if (a < b) return a;
  return b;
}

function written({ creditorType, claimAmount, claimData }: ClaimedForm): ClaimedHead[] {
  const { rows, asked = [] } = headsOf[creditorType];
  const table = rows && claimData[rows.field];
  return [
    ...fieldsOf(creditorType).map((head) => ({ head, claimed: paise(claimData[head]) })),
    ...(rows && Array.isArray(table) ? table : []).map((row, index) => ({
      head: `${rows?.head}:${index + 1}`,
      claimed: paise(row?.[rows?.column ?? '']),
    })),
    ...asked.slice(0, 1).map((head) => ({ head, claimed: paise(claimAmount) })),
  ];
}

/**
 * The heads of a claim with the amount claimed under each, in the order of its form, the remainder last. Together they are
 * exactly the amount of the claim. Where the form breaks down more than its amount, heads count in their order until the amount
 * is reached. Leaves out heads under which nothing is claimed.
 */
export function claimedHeads(form: ClaimedForm): ClaimedHead[] {
  let left = paise(form.claimAmount);
  const heads = written(form).map(({ head, claimed }) => {
    const counted = least(claimed, left);
    left -= counted;
    return { head, claimed: counted };
  });
  return [...heads, { head: remainder, claimed: left }].filter(({ claimed }) => claimed > 0n);
}

/** The number of the row that a head is, from 1; nothing for a head that is no row of a table. */
export function rowOf(head: string) {
  const row = /^employee:([1-9]\d*)$/.exec(head)?.[1];
  return row === undefined ? undefined : Number(row);
}

/** The heads that are rows of the form's table, in its order, also those under which nothing is claimed. */
export const rowHeads = (form: ClaimedForm): string[] =>
  written(form).flatMap(({ head }) => (rowOf(head) === undefined ? [] : [head]));

/** The parts of a form that its heads are read from: fields with an amount, or the column of a table. */
export const readForHeads = (form: CreditorType): Pick<Heads, 'rows'> & { fields: string[] } => ({
  fields: fieldsOf(form),
  rows: headsOf[form].rows,
});

/**
 * The sum of the amounts that a form breaks its claim down to, in paise. Whether it equals the amount of the claim is
 * `heads_differ` in the database.
 */
export const sumOfHeads = (form: ClaimedForm): bigint =>
  written(form).reduce((total, { claimed }) => total + claimed, 0n);

/** Whether a claim can have this head: a field of its form, a question of the desk, a row of its table, or the remainder. */
export function isHeadOf({ creditorType, claimData }: ClaimedForm, head: string) {
  const { rows, asked } = headsOf[creditorType];
  if (namedHeads(creditorType).includes(head)) return true;
  if (head === remainder) return asked === undefined;
  const table = rows && claimData[rows.field];
  if (!Array.isArray(table)) return false;
  const [name, row = '', ...rest] = head.split(':');
  const known = name === rows?.head && rest.length === 0 && /^[1-9]\d{0,3}$/.test(row);
  return known && Number(row) <= table.length;
}
