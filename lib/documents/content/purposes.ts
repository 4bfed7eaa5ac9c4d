/** What a claim's document can be said to be; anything else that an answer's `documentType` holds is not named. */
export const purposes = [
  ...(['bill', 'agreement', 'bankStatement', 'salary', 'receipt', 'identity'] as const),
  ...(['authority', 'reckoning', 'letter'] as const),
] as const;

export type Purpose = (typeof purposes)[number];

export const isPurpose = (text: string | null): text is Purpose =>
  purposes.some((purpose) => purpose === text);
