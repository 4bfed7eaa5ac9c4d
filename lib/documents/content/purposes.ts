/** An answer's `documentType` may hold other values; those have no name. */
export const purposes = [
  ...(['bill', 'agreement', 'bankStatement', 'salary', 'receipt', 'identity'] as const),
  ...(['authority', 'reckoning', 'letter'] as const),
] as const;

export type Purpose = (typeof purposes)[number];

export const isPurpose = (text: string | null): text is Purpose =>
  purposes.some((purpose) => purpose === text);
