/** The most characters a message can have. */
export const maxCharacters = 10_000;
