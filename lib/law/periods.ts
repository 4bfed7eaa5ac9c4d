/** Periods in days, each with where it is from (CIRP Regulations 2016). */
export const periods = {
  /** From the last date for claims, or from when a late one came, to when it is verified: reg. 13(1); for late ones our reading. */
  verification: 7,
  /** From the commencement date, within which a late claim owes no reason for its delay: reg. 12(1). */
  withoutReason: 90,
  /** From a decision to when the claimant is told of it: reg. 13. */
  telling: 7,
  /** From a decision to when an answer to it is asked for: ours, the law sets none; a later one counts too (reg. 14). */
  answering: 14,
  /** From an assignment of debt to when both parties report it: reg. 28. */
  reporting: 7,
} as const;
