/** What a text names. */
export type Named = 'claim' | 'date' | 'forum' | 'name';

interface Reason {
  /** What the text with this reason names, which its sentence asks for. */
  names?: Named;
  /** The reason requires a text, though its sentence names nothing. */
  textRequired?: true;
  /** The amount is before a court. */
  subJudice?: true;
}

const reasonsOf = <Code extends string>(reasons: Record<Code, Reason>) => reasons;

/**
 * Why an amount is not admitted, or only contingently. The codes are the portal's own; their sentences stand in
 * messages/{language}/law.json.
 */
export const reasons = reasonsOf({
  not_this_debtor: {},
  counted_already: { names: 'claim' },
  heads_do_not_add_up: {},
  no_proof: { names: 'date' },
  interest_after_commencement: {},
  not_agreed: {},
  paid_already: {},
  more_than_books: {},
  time_barred: {},
  condition_not_met: {},
  dispute_pending: { names: 'forum', subJudice: true },
  contingent: {},
  late_not_acceptable: {},
  claimed_by_another: {},
  transferred: { names: 'name' },
  order_gives_less: { names: 'forum' },
  other: { textRequired: true },
});

export type ReasonCode = keyof typeof reasons;

export const reasonCodes = Object.keys(reasons) as ReasonCode[];

/** Whether a value is the code of a reason. */
export const isReasonCode = (code: unknown): code is ReasonCode =>
  reasonCodes.some((known) => known === code);

/** The reasons that stand with any of these heads, each once, in the order of the table. */
export const reasonCodesIn = (heads: readonly { reasons: readonly { code: ReasonCode }[] }[]) => {
  const given = new Set(heads.flatMap(({ reasons }) => reasons.map(({ code }) => code)));
  return reasonCodes.filter((code) => given.has(code));
};

/** Whether a reason requires a text: a claim, a day, a forum or a name that its sentence asks for, or an explanation. */
export const needsText = (code: ReasonCode) => {
  const { names, textRequired } = reasons[code];
  return names !== undefined || textRequired === true;
};

/** What the text with a reason names, where the reason's sentence has a place for it. */
export const namedWith = (code: ReasonCode): Named | undefined => reasons[code].names;

/** The reasons whose amounts are before a court. */
export const subJudiceReasons = reasonCodes.filter((code) => reasons[code].subJudice);
