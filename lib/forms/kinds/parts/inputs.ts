/** Attributes that several kinds of inputs share; each adds its length. */
export const plain = { type: 'text', inputMode: 'text', autoComplete: 'off' } as const;
export const digits = { ...plain, inputMode: 'numeric', digitsOnly: true } as const;
export const code = { ...plain, upperCase: true } as const;
