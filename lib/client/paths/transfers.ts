/** The addresses of the pages of transfers. They stand apart from `paths`, because most pages lead to none. */
export const transferPaths = {
  /** The transfers in which the person was named as the new creditor. */
  told: '/claim/transfers',
  /** The professionals' list, filtered by claims with an open transfer. */
  waiting: '/ip/dashboard?transfer=open',
} as const;
