export const buckets = { claim: 'claimdocuments', chat: 'chatattachments' } as const;
