export type Named = 'claim' | 'date' | 'forum' | 'name';

interface Reason {
  names?: Named;
  textRequired?: true;
  /** The amount is before a court. */
  subJudice?: true;
}

const reasonsOf = <Code extends string>(reasons: Record<Code, Reason>) => reasons;

/** Why an amount is not admitted. The codes are the portal's own, with sentences in messages/{language}/law.json. */
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

export const isReasonCode = (code: unknown): code is ReasonCode =>
  reasonCodes.some((known) => known === code);

/** Gives each reason of these heads once, in the order of the table. */
export const reasonCodesIn = (heads: readonly { reasons: readonly { code: ReasonCode }[] }[]) => {
  const given = new Set(heads.flatMap(({ reasons }) => reasons.map(({ code }) => code)));
  return reasonCodes.filter((code) => given.has(code));
};

/** Tells whether a reason requires a text, because its sentence names something or asks for an explanation. */
export const needsText = (code: ReasonCode) => {
  const { names, textRequired } = reasons[code];
  return names !== undefined || textRequired === true;
};

/** What the reason's sentence asks its text for; undefined for nothing. */
export const namedWith = (code: ReasonCode): Named | undefined => reasons[code].names;

export const subJudiceReasons = reasonCodes.filter((code) => reasons[code].subJudice);
