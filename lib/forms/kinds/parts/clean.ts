/** Turns what was typed into what is stored, without judging it. */
export type Clean = (typed: string) => string;

export const line: Clean = (typed) => typed.replace(/[\t\r\n]+/g, ' ').trim();

export const lines: Clean = (typed) => typed.replace(/\r\n?/g, '\n').trim();

export const upperCase: Clean = (typed) => typed.trim().toUpperCase();

/** Without leading zeros. */
export const figure: Clean = (typed) => typed.trim().replace(/^(-?)0+(?=\d)/, '$1');
