/**
 * A class of creditors that a case names, each with an authorised representative of its own (section 21(6A)(b), reg. 16A). A case
 * that names none has one class, whose representative is the case's `classRepresentative`.
 */
export interface CreditorClass {
  /** From 1, never given again. */
  number: number;
  /** Published, as the representative is. */
  name: string;
  representative: string | null;
}

/** The most classes that a case names. */
export const mostClasses = 20;
export const maxClassName = 200;

/** A name without superfluous blanks. */
export const tidyName = (typed: string) => typed.replace(/\s+/g, ' ').trim();

/** The first name in `names` that an earlier one equals, but for case; -1 without one. */
export function firstTwice(names: readonly string[]) {
  const plain = names.map((name) => tidyName(name).toLowerCase());
  return plain.findIndex((name, at) => plain.indexOf(name) < at);
}
