export const maxCharacters = 10_000;
