/** What is still missing in a line of a list; each is a bit in the lines that have it. */
export const lineHindrances = {
  /** Nobody has determined the claim by the list's day. */
  no_determination: 1,
  /** Its form was changed since. */
  edited_since: 2,
  /** Workman or employee, government or other: the desk has not said which. */
  category_open: 4,
  /** The amount determined differs from the amount claimed. */
  sum_differs: 8,
  /** The claim came too late, and neither was its delay condoned nor an order entered, nor was it finally refused. */
  late_without_step: 16,
  /** Nobody has said from which day interest for the votes of its creditor, who is in a class, runs. */
  class_interest_open: 32,
  /** A name or its remark looks like a number of a person or an address, and nobody allowed it. */
  text_doubtful: 64,
  /** A text holds a number or an address of the claim: it is left out of the list. */
  text_withheld: 128,
  /** Its remark stands beside a name that is shown by initials. */
  remark_on_masked: 256,
  /** That remark tells whose name it is: the public does not read it while names are masked. */
  remark_unmasks: 512,
  /** The case names classes, and nobody has said to which its creditor, who is in a class, belongs. */
  class_open: 1024,
  /** It was claimed in another currency, and determined by another rate than the case has. */
  rate_differs: 2048,
} as const;

export type LineHindrance = keyof typeof lineHindrances;
export const lineHindranceCodes = Object.keys(lineHindrances) as LineHindrance[];

/** Facts of the case that a list still needs. */
export const caseHindrances = ['no_commencement_date', 'no_debtor_name', 'in_quarantine'] as const;
export type CaseHindrance = (typeof caseHindrances)[number];

/** A hindrance in an answer: its code, in how many lines, and the query for these rows; null when no line has it. */
export interface Hindrance {
  code: LineHindrance | CaseHindrance;
  count: number;
  filter: string | null;
}

/** A list with one of these says more than the law lets it, or perhaps does: publishing it needs a reason. */
const toExplain: readonly Hindrance['code'][] = ['late_without_step', 'text_doubtful'];

/** Whether publishing a list with these hindrances needs a reason. */
export const needsReasonToPublish = (hindrances: readonly Pick<Hindrance, 'code'>[]) =>
  hindrances.some(({ code }) => toExplain.includes(code));

/** How many lines have each hindrance, as stored. */
export type HindranceCounts = Partial<Record<Hindrance['code'], number>>;

export const hindrancesOf = (counts: HindranceCounts): Hindrance[] =>
  [...caseHindrances, ...lineHindranceCodes].flatMap((code) => {
    const count = counts[code] ?? 0;
    const filter = code in lineHindrances ? `hindrance=${code}` : null;
    return count > 0 ? [{ code, count, filter }] : [];
  });
