/** Attributes that several kinds of inputs share; each kind adds its maximum length. */
export const plain = { type: 'text', inputMode: 'text', autoComplete: 'off' } as const;
export const digitKeys = { ...plain, inputMode: 'numeric', shownClean: true } as const;
export const codeKeys = { ...plain, upperCase: true, shownClean: true } as const;
