/** Fewest and most characters of a password. */
export const passwordLength = { min: 8, max: 128 } as const;

/** What stands against a password being chosen that a page can tell by itself; the server knows common ones too. */
export function passwordFault(password: string): 'short' | 'long' | null {
  if (password.length < passwordLength.min) return 'short';
  return password.length > passwordLength.max ? 'long' : null;
}
