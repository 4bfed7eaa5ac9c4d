/**
 * Each class has an authorised representative (section 21(6A)(b), reg. 16A). A case that names none has one class, whose
 * representative is the case's `classRepresentative`.
 */
export interface CreditorClass {
  /** Numbers begin at 1 and never come again. */
  number: number;
  /** Published, as the representative is. */
  name: string;
  representative: string | null;
}

export const mostClasses = 20;
export const maxClassName = 200;

export const tidyName = (typed: string) => typed.replace(/\s+/g, ' ').trim();

/** The first name that equals an earlier one, but for case; -1 without one. */
export function firstTwice(names: readonly string[]) {
  const plain = names.map((name) => tidyName(name).toLowerCase());
  return plain.findIndex((name, at) => plain.indexOf(name) < at);
}
