/** Apart from `paths`, because few pages lead to transfers. */
export const transferPaths = {
  /** The transfers that name the person as the new creditor. */
  told: '/claim/transfers',
  waiting: '/ip/dashboard?transfer=open',
} as const;
