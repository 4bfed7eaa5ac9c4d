/** The most characters a message can have. */
export const mostCharacters = 10_000;
