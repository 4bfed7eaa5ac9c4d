/** What has an address is somebody's account: nobody signs in, or is written to, without one. */
export type WithAddress<T> = Omit<T, 'email'> & { email: string };

/** A person as the account they are. Throws for a creditor whose claim came on paper and who has none. */
export function accountOf<T extends { email: string | null }>(person: T): WithAddress<T> {
  const { email } = person;
  if (email === null) throw new Error('a person without an address has no account');
  return { ...person, email };
}
