export const passwordLength = { min: 8, max: 128 } as const;

/** What is wrong with a new password, as far as a page can tell; null for none. The server also refuses common ones. */
export function passwordFault(password: string): 'short' | 'long' | null {
  if (password.length < passwordLength.min) return 'short';
  return password.length > passwordLength.max ? 'long' : null;
}
