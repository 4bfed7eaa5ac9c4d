/** Turns what was typed into what is kept, without judging it. */
export type Clean = (typed: string) => string;

export const line: Clean = (typed) => typed.replace(/[\t\r\n]+/g, ' ').trim();

export const lines: Clean = (typed) => typed.replace(/\r\n?/g, '\n').trim();

export const upperCase: Clean = (typed) => typed.trim().toUpperCase();

/** Aadhaar numbers are printed in groups of four. */
export const withoutSpaces: Clean = (typed) => typed.replace(/\s/g, '');

export const amount: Clean = (typed) => typed.trim().replace(/^(-?)0+(?=\d)/, '$1');
