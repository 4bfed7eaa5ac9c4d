/** Each is a bit in the lines that have it. */
export const lineHindrances = {
  /** Nobody has determined the claim by the list's day. */
  no_determination: 1,
  edited_since: 2,
  /** The desk has not said: workman or employee, government or other. */
  category_open: 4,
  /** The amounts determined and claimed differ. */
  sum_differs: 8,
  /** The claim came too late: not condoned, no order entered, not finally refused. */
  late_without_step: 16,
  /** Nobody has said from which day the interest of a creditor in a class runs. */
  class_interest_open: 32,
  /** A name or remark looks like a person's number or an address, and nobody allowed it. */
  text_doubtful: 64,
  /** The list leaves out a text with a number or an address of the claim. */
  text_withheld: 128,
  /** A remark stands beside a name shown by initials. */
  remark_on_masked: 256,
  /** The remark tells whose masked name it is: the public does not read it. */
  remark_unmasks: 512,
  /** The case names classes, and nobody has said to which this creditor in a class belongs. */
  class_open: 1024,
  /** Claimed in another currency, and determined by another rate than the case has. */
  rate_differs: 2048,
} as const;

export type LineHindrance = keyof typeof lineHindrances;
export const lineHindranceCodes = Object.keys(lineHindrances) as LineHindrance[];

export const caseHindrances = ['no_commencement_date', 'no_debtor_name', 'in_quarantine'] as const;
export type CaseHindrance = (typeof caseHindrances)[number];

/** `count` lines have it; `filter` queries them, null when no line has it. */
export interface Hindrance {
  code: LineHindrance | CaseHindrance;
  count: number;
  filter: string | null;
}

/** Such a list may say more than the law allows: publishing it needs a reason. */
const toExplain: readonly Hindrance['code'][] = ['late_without_step', 'text_doubtful'];

/** Tells whether publishing a list with these hindrances needs a reason. */
export const needsReasonToPublish = (hindrances: readonly Pick<Hindrance, 'code'>[]) =>
  hindrances.some(({ code }) => toExplain.includes(code));

export type HindranceCounts = Partial<Record<Hindrance['code'], number>>;

export const hindrancesOf = (counts: HindranceCounts): Hindrance[] =>
  [...caseHindrances, ...lineHindranceCodes].flatMap((code) => {
    const count = counts[code] ?? 0;
    const filter = code in lineHindrances ? `hindrance=${code}` : null;
    return count > 0 ? [{ code, count, filter }] : [];
  });
