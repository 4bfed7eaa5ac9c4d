export const waysOfReceipt = ['post', 'in_person', 'email'] as const;
export type ReceivedBy = (typeof waysOfReceipt)[number];
