/** Where the store keeps what people upload: documents of claims, and files of conversations. */
export const buckets = { claim: 'claimdocuments', chat: 'chatattachments' } as const;
