import type { ErrorWords, RuleName } from '@/lib/i18n/words';

/**
 * What a sentence names. `field` is said by its label, `thing` by its name, `at` as a moment, `day` as a day, `status` and `type`
 * (of creditor) as pages call them, `reason` by the sentence of that code.
 */
export type ErrorParams = Readonly<Record<string, string | number>>;

export interface BrokenRule<Rule extends string = string> {
  /** A rule without words of its own is said in the sentence of the error's code. */
  rule: Rule;
  params?: ErrorParams | undefined;
}

export interface Problem<Rule extends string = string> extends BrokenRule<Rule> {
  path: string;
  /** The server makes it already, in English, for what the words of a form say. */
  message?: string | undefined;
}

export interface Issue extends Problem {
  message: string;
}

/** Makes a schema's message of a rule and what its sentence names; `field` is one of the labels. */
export const broken = (
  rule: RuleName,
  params?: ErrorParams & { field?: keyof ErrorWords['labels'] },
): string => JSON.stringify({ rule, params } satisfies BrokenRule<RuleName>);

/** The rule that a schema's message names; `input` for one without words. */
export function brokenRuleIn(message: string): BrokenRule<RuleName> {
  return message.startsWith('{"rule":') ? JSON.parse(message) : { rule: 'input' };
}
