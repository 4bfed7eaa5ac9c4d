import type { ErrorWords, RuleName } from '@/lib/i18n/words';

/**
 * What a sentence names. Some are said in words: `field` by its label, `thing` by its name, `at` as a moment,
 * `day` as a day, `status` and `type` (of creditor) as pages call them, `reason` by the sentence of that code.
 */
export type ErrorParams = Readonly<Record<string, string | number>>;

/** A rule that is broken, with what its sentence has to name. */
export interface BrokenRule<Rule extends string = string> {
  /** One without words of its own is said in the sentence of the error's code. */
  rule: Rule;
  params?: ErrorParams | undefined;
}

/** A broken rule, and where in the input. */
export interface Problem<Rule extends string = string> extends BrokenRule<Rule> {
  path: string;
  /** Its sentence, where that was made already: on the server in English, from the words of a form. */
  message?: string | undefined;
}

/** A problem as it is answered, with a sentence a person can act on. */
export interface Issue extends Problem {
  message: string;
}

/** What a schema gives as its message: the rule, and what its sentence names; `field` is one of the labels. */
export const broken = (
  rule: RuleName,
  params?: ErrorParams & { field?: keyof ErrorWords['labels'] },
): string => JSON.stringify({ rule, params } satisfies BrokenRule<RuleName>);

/** The rule that a schema's message names; `input` for one that the schema has no words for. */
export function brokenRuleIn(message: string): BrokenRule<RuleName> {
  return message.startsWith('{"rule":') ? JSON.parse(message) : { rule: 'input' };
}
