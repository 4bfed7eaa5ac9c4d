/** The amount of the rule, as it was then, follows. */
const prefix = 'in_full_below:';

/** Names the rule that proposes to admit claims below an amount in full. */
export const ruleBelow = (amount: string) => `${prefix}${amount}`;

/** The amount in a rule's name; null for another rule. */
export const amountOfRule = (name: string) =>
  name.startsWith(prefix) ? name.slice(prefix.length) : null;

/** A determination that others were proposed after. */
interface Example {
  claimNumber: string;
  /** Within its claim. */
  number: number;
}

/** Names a person's deed that proposes to decide claims like another one. */
export const ruleLike = ({ claimNumber, number }: Example) => `like:${claimNumber}/${number}`;

/** The example in a rule's name; null for another rule. */
export function exampleOfRule(name: string): Example | null {
  const [, claimNumber, number] = /^like:(CLM-\d{4}-\d{6,18})\/(\d{1,9})$/.exec(name) ?? [];
  return claimNumber && number ? { claimNumber, number: Number(number) } : null;
}
