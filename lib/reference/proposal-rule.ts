/** The amount of the rule, as it was then, follows. */
const prefix = 'in_full_below:';

/** Names the rule that proposes to admit claims below an amount in full. */
export const ruleBelow = (amount: string) => `${prefix}${amount}`;

/** The amount in a rule's name; null for an unknown rule. */
export const amountOfRule = (name: string) =>
  name.startsWith(prefix) ? name.slice(prefix.length) : null;
