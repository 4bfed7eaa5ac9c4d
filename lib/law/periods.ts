/** In days (CIRP Regulations 2016). */
export const periods = {
  /** From the last date for claims, or from the receipt of a late claim: reg. 13(1). For late claims this is our reading. */
  verification: 7,
  /** From the commencement date. Until then a late claim needs no reason: reg. 12(1). */
  withoutReason: 90,
  /** From a decision until the claimant is told: reg. 13. */
  telling: 7,
  /** From a decision until an answer is asked for. The law sets no period; a later answer counts too (reg. 14). */
  answering: 14,
  /** From an assignment of debt until both parties report it: reg. 28. */
  reporting: 7,
} as const;
