/** Where the pages of transfers are, apart from `paths`: most pages lead to none. */
export const transferPaths = {
  /** What somebody was named in as the new creditor. */
  told: '/claim/transfers',
  /** The professionals' list, narrowed to claims of which one waits. */
  waiting: '/ip/dashboard?transfer=open',
} as const;
