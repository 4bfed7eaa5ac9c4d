/** A person with an address, and so with an account: nobody signs in, or gets mail, without one. */
export type WithAddress<T> = Omit<T, 'email'> & { email: string };

/** A person as an account. Throws for a creditor from paper who has no address and no account. */
export function accountOf<T extends { email: string | null }>(person: T): WithAddress<T> {
  const { email } = person;
  if (email === null) throw new Error('a person without an address has no account');
  return { ...person, email };
}
