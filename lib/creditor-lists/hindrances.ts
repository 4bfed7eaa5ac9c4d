/** What stands in the way of a list, line by line: each is a bit in the lines that have it. */
export const lineHindrances = {
  /** Nobody has determined the claim by the list's day. */
  no_determination: 1,
  /** Its form was changed since. */
  edited_since: 2,
  /** Workman or employee, government or other: the desk has not answered it. */
  category_open: 4,
  /** What was determined is another amount than what is claimed. */
  sum_differs: 8,
} as const;

export type LineHindrance = keyof typeof lineHindrances;
export const lineHindranceCodes = Object.keys(lineHindrances) as LineHindrance[];

/** What of the case stands in the way of a list. */
export const caseHindrances = ['no_commencement_date', 'no_debtor_name', 'in_quarantine'] as const;
export type CaseHindrance = (typeof caseHindrances)[number];

/** As a list is answered: what, in how many lines, and the query that gives these of its rows; null where no line has it. */
export interface Hindrance {
  code: LineHindrance | CaseHindrance;
  count: number;
  filter: string | null;
}

/** How many lines have what, as it is stored. */
export type HindranceCounts = Partial<Record<Hindrance['code'], number>>;

export const hindrancesOf = (counts: HindranceCounts): Hindrance[] =>
  [...caseHindrances, ...lineHindranceCodes].flatMap((code) => {
    const count = counts[code] ?? 0;
    const filter = code in lineHindrances ? `hindrance=${code}` : null;
    return count > 0 ? [{ code, count, filter }] : [];
  });
