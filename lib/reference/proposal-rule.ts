/** What a determination that a rule proposed says of it: which rule, and the amount it held then. */
const prefix = 'in_full_below:';

/** The name of the rule that proposes to admit in full what is claimed below an amount. */
export const ruleBelow = (amount: string) => `${prefix}${amount}`;

/** The amount of a rule from its name; null for one that is not known. */
export const amountOfRule = (name: string) =>
  name.startsWith(prefix) ? name.slice(prefix.length) : null;
