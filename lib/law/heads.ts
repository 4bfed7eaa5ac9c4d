import { toPaise } from '@/lib/format/amount';
import type { CreditorType, TableName } from '@/lib/forms/definitions/field';

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

/** What the heads of rows begin with, before the number of the row. Their words stand there too. */
export const rowHeadNames = ['employee', 'invoice', 'invoiceInterest'] as const;

export type RowHeadName = (typeof rowHeadNames)[number];

/** A table of the form whose rows are heads: for each of its columns with an amount one, the first whether it has one or not. */
interface RowHeads {
  field: TableName;
  /** Its column with the day from which interest may run. */
  since?: string;
  columns: readonly { column: string; head: RowHeadName; of: Of }[];
}

interface Heads {
  /** The fields of the form that hold an amount, and what each is. */
  fields?: Readonly<Record<string, Of>>;
  rows?: RowHeads;
  /**
   * The heads that the desk asks for where the form has only one amount. The first has all of it until a professional divides
   * it. Rows with an amount take their place.
   */
  asked?: readonly AskedHead[];
  /** The form claims for many people, each in a row of its own. */
  forMany?: true;
  /** What the other amounts leave of the claim is a head of its own, the salary. */
  restIsHead?: true;
}

/** The heads of each form. What they leave of the claim is the remainder; on Form D that is the salary. */
const headsOf: Record<CreditorType, Heads> = {
  form_b: {
    asked: ['principal', 'interest'],
    rows: {
      field: 'invoices',
      since: 'invoiceDate',
      columns: [
        { column: 'amountDue', head: 'invoice', of: 'principal' },
        { column: 'interestDue', head: 'invoiceInterest', of: 'interest' },
      ],
    },
  },
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
  form_e: {
    rows: {
      field: 'employeeDetails',
      columns: [{ column: 'totalAmountDue', head: 'employee', of: 'other' }],
    },
    forMany: true,
  },
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

const paise = (value: unknown) => {
  const found = typeof value === 'string' ? toPaise(value.trim()) : null;
  return found === null || found < 0n ? 0n : found;
};

/** A head of a row, and what is written there. */
interface Written extends ClaimedHead {
  /** Whether the row has it even where nothing is written. */
  always: boolean;
}

/** The heads of the rows of a claim's table, row by row. */
function writtenInRows({ creditorType, claimData }: ClaimedForm): Written[] {
  const { rows, asked } = headsOf[creditorType];
  const table = rows && claimData[rows.field];
  if (!rows || !Array.isArray(table)) return [];
  const written = table.flatMap((row, index) =>
    rows.columns.map(({ column, head }, at) => ({
      head: `${head}:${index + 1}`,
      claimed: paise(row?.[column]),
      always: at === 0,
    })),
  );
  const takePlace = asked === undefined || written.some(({ claimed }) => claimed > 0n);
  return takePlace ? written : [];
}

/** The heads that the desk asks for of a claim: none where rows of its table take their place. */
function askedOf(claim: ClaimedForm): readonly AskedHead[] {
  const { asked = [] } = headsOf[claim.creditorType];
  return asked.length > 0 && writtenInRows(claim).length > 0 ? [] : asked;
}

/** The heads that a claim has by name: fields of its form, or questions of the desk. */
export const namedHeads = (claim: ClaimedForm): readonly string[] => [
  ...fieldsOf(claim.creditorType),
  ...askedOf(claim),
];

function ofHead(form: CreditorType, head: string): Of {
  const { fields, rows } = headsOf[form];
  const name = partsOf(head)?.name;
  const column = rows?.columns.find((one) => one.head === name);
  return column?.of ?? askedHeads.find((asked) => asked === head) ?? fields?.[head] ?? 'other';
}

/** Whether an amount under this head is interest, which can be worked out from the principal. */
export const isInterest = (form: CreditorType, head: string) => ofHead(form, head) === 'interest';

/** Whether an amount under this head is principal; all are where the form does not tell. */
export function isPrincipal(form: CreditorType, head: string) {
  const { asked = [], rows } = headsOf[form];
  const known = [...fieldsOf(form), ...asked].map((one) => ofHead(form, one));
  const tells = [...known, ...(rows?.columns ?? []).map(({ of }) => of)].includes('principal');
  return !tells || ofHead(form, head) === 'principal';
}

/** Whether the desk divides the claim among its heads, because its form has one amount. */
export const isDividedAtDesk = (claim: ClaimedForm) => askedOf(claim).length > 0;

/** Whether a form claims for many people, each in a row of its own. */
export const isForMany = (form: CreditorType) => headsOf[form].forMany === true;

/** The smaller of two amounts, for which Math.min takes no bigint. */
function least(a: bigint, b: bigint) {
  if (a < b) return a;
  return b;
}

function written(claim: ClaimedForm): ClaimedHead[] {
  const { creditorType, claimAmount, claimData } = claim;
  return [
    ...fieldsOf(creditorType).map((head) => ({ head, claimed: paise(claimData[head]) })),
    ...writtenInRows(claim),
    ...askedOf(claim)
      .slice(0, 1)
      .map((head) => ({ head, claimed: paise(claimAmount) })),
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

/** What a head of a row begins with, and the number of that row, from 1; nothing for a head that is no row of a table. */
export function partsOf(head: string): { name: RowHeadName; row: number } | undefined {
  const [, begins, row = ''] = /^([a-z]{1,20}):([1-9]\d{0,5})$/i.exec(head) ?? [];
  const name = rowHeadNames.find((one) => one === begins);
  return name && { name, row: Number(row) };
}

/** The number of the row that a head is, from 1; nothing for a head that is no row of a table. */
export const rowNumberOf = (head: string) => partsOf(head)?.row;

/**
 * The heads from which interest under this one is worked out: the principal of its row, or all of the form. With the day from
 * which it may run, where the row names one.
 */
export function principalBeside({ creditorType, claimData }: ClaimedForm, head: string) {
  const { rows } = headsOf[creditorType];
  const row = rowNumberOf(head);
  const table = rows && row !== undefined ? claimData[rows.field] : undefined;
  const since = Array.isArray(table) ? table[(row ?? 0) - 1]?.[rows?.since ?? ''] : undefined;
  return {
    isPrincipal: (one: string) => rowNumberOf(one) === row && isPrincipal(creditorType, one),
    since: typeof since === 'string' ? since : '',
  };
}

/**
 * Amounts by heads as a claim on this form without rows has them: where the desk divides such a claim, each stands under the head
 * that is what it is, or under the first.
 */
export function withoutRows(
  form: CreditorType,
  heads: ReadonlyMap<string, bigint>,
): ReadonlyMap<string, bigint> {
  const asked = headsOf[form].asked ?? [];
  const folded = new Map<string, bigint>();
  for (const [head, amount] of heads) {
    const to = asked.find((one) => one === ofHead(form, head)) ?? asked[0] ?? head;
    folded.set(to, (folded.get(to) ?? 0n) + amount);
  }
  return folded;
}

/**
 * The heads that are rows of the form's table, in its order, also those under which nothing is claimed. Of its columns after the
 * first only those in which something is written.
 */
export const rowHeads = (form: ClaimedForm): string[] =>
  writtenInRows(form).flatMap(({ head, claimed, always }) =>
    always || claimed > 0n ? [head] : [],
  );

/** The parts of a form that its heads are read from: fields with an amount, or columns of a table. */
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

/**
 * Tells of a head whether a claim can have it: a field of its form, a question of the desk, a row of its table, or the
 * remainder.
 */
export function headsKnownTo(claim: ClaimedForm): (head: string) => boolean {
  const rows = writtenInRows(claim).map(({ head }) => head);
  const rest = isDividedAtDesk(claim) ? [] : [remainder];
  const known = new Set([...namedHeads(claim), ...rows, ...rest]);
  return (head) => known.has(head);
}
