export const waysOfReceipt = ['post', 'in_person', 'email'] as const;

/** Characters of the name of who signed what came on paper. */
export const maxSender = 200;

export type ReceivedBy = (typeof waysOfReceipt)[number];
