/** Fewest and most characters of a password. */
export const passwordLength = { least: 8, most: 128 } as const;

/** What stands against a password being chosen that a page can tell by itself; the server knows common ones too. */
export function passwordFault(password: string): 'short' | 'long' | null {
  if (password.length < passwordLength.least) return 'short';
  return password.length > passwordLength.most ? 'long' : null;
}
