/** Nobody signs in or gets mail without an address. */
export type WithAddress<T> = Omit<T, 'email'> & { email: string };

/** Throws for a creditor from paper, who has no address and no account. */
export function accountOf<T extends { email: string | null }>(person: T): WithAddress<T> {
  const { email } = person;
  if (email === null) throw new Error('a person without an address has no account');
  return { ...person, email };
}
