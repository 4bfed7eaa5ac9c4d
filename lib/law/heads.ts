import { toPaise } from '@/lib/format/amount';
import type { CreditorType } from '@/lib/forms/definitions/field';

/** What the claim says of its amounts. */
export interface ClaimedForm {
  creditorType: CreditorType;
  claimAmount: string;
  claimData: Readonly<Record<string, unknown>>;
}

/** A head of a claim and what is claimed under it, in paise. */
export interface ClaimedHead {
  head: string;
  claimed: bigint;
}

interface Heads {
  /** Fields of the form that hold an amount. */
  fields?: readonly string[];
  /** A table of the form whose rows are heads, its column with the amount, and what a row is called. */
  rows?: { field: string; column: string; head: string };
  /** What the desk asks, where the form has one amount: the first has all of it until somebody says otherwise. */
  asked?: readonly string[];
  /** What the amounts leave of the claim is a head as well, the salary. */
  restIsHead?: true;
}

/** The heads of each form; what they do not add up to is the remainder, of Form D the salary. */
const headsOf: Record<CreditorType, Heads> = {
  form_b: { asked: ['principal', 'interest'] },
  form_c: { fields: ['principalAmount', 'interestAmount', 'penaltyAmount'] },
  form_ca: { asked: ['principal', 'interest'] },
  form_d: {
    fields: ['overtimeAmount', 'bonusAmount', 'gratuityAmount', 'pfAmount', 'esiAmount'],
    restIsHead: true,
  },
  form_e: { rows: { field: 'employeeDetails', column: 'totalAmountDue', head: 'employee' } },
  form_f: {
    fields: ['walletBalance', 'advancePayment', 'securityDeposit', 'refundAmount', 'otherAmount'],
  },
};

/** The head of what a form does not break down. */
export const remainder = 'remainder';

/** The fields of the form, or questions of the desk, that are heads whatever is claimed. */
export const namedHeads = (form: CreditorType): readonly string[] => {
  const { fields = [], asked = [] } = headsOf[form];
  return [...fields, ...asked];
};

/** Whether the desk divides the claim among its heads, the form having one amount. */
export const isDividedAtDesk = (form: CreditorType) => headsOf[form].asked !== undefined;

const paise = (value: unknown) => {
  const found = typeof value === 'string' ? toPaise(value.trim()) : null;
  return found === null || found < 0n ? 0n : found;
};

/** Math.min takes no bigint. */
function least(a: bigint, b: bigint) {
  if (a < b) return a;
  return b;
}

function written({ creditorType, claimAmount, claimData }: ClaimedForm): ClaimedHead[] {
  const { fields = [], rows, asked = [] } = headsOf[creditorType];
  const table = rows && claimData[rows.field];
  return [
    ...fields.map((head) => ({ head, claimed: paise(claimData[head]) })),
    ...(rows && Array.isArray(table) ? table : []).map((row, index) => ({
      head: `${rows?.head}:${index + 1}`,
      claimed: paise(row?.[rows?.column ?? '']),
    })),
    ...asked.slice(0, 1).map((head) => ({ head, claimed: paise(claimAmount) })),
  ];
}

/**
 * The heads of a claim with what is claimed under each, in the order of its form, the remainder last; together they
 * are the amount of the claim, to the paisa. Where what a form breaks down is more than its amount, heads count in
 * their order until that is reached. Heads under which nothing is claimed are left out.
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

/** What a form is read for to know its heads: fields with an amount, or the column of a table. */
export const readForHeads = (form: CreditorType): Pick<Heads, 'fields' | 'rows'> => headsOf[form];

/** What a form breaks its claim down to, in paise; whether that is the amount of the claim is for `heads_differ` of the database to say. */
export const sumOfHeads = (form: ClaimedForm): bigint =>
  written(form).reduce((total, { claimed }) => total + claimed, 0n);

/** Whether a claim can have this head at all: a field of its form, a row of its table, the remainder. */
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
