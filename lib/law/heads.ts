import { toPaise } from '@/lib/format/amount';
import type { CreditorType, TableName } from '@/lib/forms/definitions/field';

export interface ClaimedForm {
  creditorType: CreditorType;
  claimAmount: string;
  claimData: Readonly<Record<string, unknown>>;
}

/** In paise. */
export interface ClaimedHead {
  head: string;
  claimed: bigint;
}

type Of = 'principal' | 'interest' | 'other';

/** Heads that no field of a form names. Their words stand in messages/{language}/law.json. */
export const askedHeads = ['principal', 'interest'] as const satisfies Of[];

export type AskedHead = (typeof askedHeads)[number];

/** The heads of rows begin with these, before the row's number. Their words stand there too. */
export const rowHeadNames = ['employee', 'invoice', 'invoiceInterest'] as const;

export type RowHeadName = (typeof rowHeadNames)[number];

/** Each row has a head for its first column, and for every other column with an amount. */
interface RowHeads {
  field: TableName;
  /** The column with the day from which interest may run. */
  since?: string;
  columns: readonly { column: string; head: RowHeadName; of: Of }[];
}

interface Heads {
  fields?: Readonly<Record<string, Of>>;
  rows?: RowHeads;
  /** A form with one amount has these. The first gets all of it until a professional divides it. Rows with an amount replace them. */
  asked?: readonly AskedHead[];
  /** The form has a row for each person that it claims for. */
  forMany?: true;
  /** The rest of the claim is a head of its own, the salary. */
  restIsHead?: true;
}

/** The heads leave the remainder of a claim; on Form D that is the salary. */
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

export const remainder = 'remainder';

const fieldsOf = (form: CreditorType) => Object.keys(headsOf[form].fields ?? {});

const paise = (value: unknown) => {
  const found = typeof value === 'string' ? toPaise(value.trim()) : null;
  return found === null || found < 0n ? 0n : found;
};

interface Written extends ClaimedHead {
  /** The row is a head even where nothing is written. */
  always: boolean;
}

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

/** Gives none where rows of the claim's table take their place. */
function askedOf(claim: ClaimedForm): readonly AskedHead[] {
  const { asked = [] } = headsOf[claim.creditorType];
  return asked.length > 0 && writtenInRows(claim).length > 0 ? [] : asked;
}

/** The heads that a claim has without its rows: fields of its form, or questions of the desk. */
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

export const isInterest = (form: CreditorType, head: string) => ofHead(form, head) === 'interest';

/** Tells whether an amount under this head is principal; all are where the form does not tell. */
export function isPrincipal(form: CreditorType, head: string) {
  const { asked = [], rows } = headsOf[form];
  const known = [...fieldsOf(form), ...asked].map((one) => ofHead(form, one));
  const tells = [...known, ...(rows?.columns ?? []).map(({ of }) => of)].includes('principal');
  return !tells || ofHead(form, head) === 'principal';
}

/** Tells whether the desk divides the claim among heads, because its form has one amount. */
export const isDividedAtDesk = (claim: ClaimedForm) => askedOf(claim).length > 0;

/** Tells whether a form has a row for each person that it claims for. */
export const isForMany = (form: CreditorType) => headsOf[form].forMany === true;

/** Math.min takes no bigint. */
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
 * The heads under which something is claimed, in the order of the form, the remainder last. They add up to the claim: where the
 * form breaks down more, heads count in their order until its amount is reached.
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

/** Rows count from 1; undefined for a head that is no row. */
export function partsOf(head: string): { name: RowHeadName; row: number } | undefined {
  const [, begins, row = ''] = /^([a-z]{1,20}):([1-9]\d{0,5})$/i.exec(head) ?? [];
  const name = rowHeadNames.find((one) => one === begins);
  return name && { name, row: Number(row) };
}

/** The number of the row that a head is, from 1; undefined for a head that is no row. */
export const rowNumberOf = (head: string) => partsOf(head)?.row;

/** The heads whose principal bears this one's interest, in its row or all of the form, with the row's first day. */
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

/** Puts amounts under the heads of a claim without rows: where the desk divides it, each under its kind, or the first. */
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

/** The heads that are rows of the table, also those under which nothing is claimed, except empty columns after the first. */
export const rowHeads = (form: ClaimedForm): string[] =>
  writtenInRows(form).flatMap(({ head, claimed, always }) =>
    always || claimed > 0n ? [head] : [],
  );

/** The fields and columns of a form that its heads are read from. */
export const readForHeads = (form: CreditorType): Pick<Heads, 'rows'> & { fields: string[] } => ({
  fields: fieldsOf(form),
  rows: headsOf[form].rows,
});

/** Adds up what a form breaks its claim down to, in paise. `heads_differ` in the database tells whether it equals the claim. */
export const sumOfHeads = (form: ClaimedForm): bigint =>
  written(form).reduce((total, { claimed }) => total + claimed, 0n);

/** Makes a function that tells whether a claim can have a head. */
export function headsKnownTo(claim: ClaimedForm): (head: string) => boolean {
  const rows = writtenInRows(claim).map(({ head }) => head);
  const rest = isDividedAtDesk(claim) ? [] : [remainder];
  const known = new Set([...namedHeads(claim), ...rows, ...rest]);
  return (head) => known.has(head);
}
