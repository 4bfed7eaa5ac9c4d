import type { ErrorWords, RuleName } from '@/lib/i18n/words';

type Params = Readonly<Record<string, string | number>>;

/** A rule that a schema finds broken; its sentence stands in messages/{language}/errors.json. */
export interface Broken {
  rule: RuleName;
  params?: Params;
}

/** What a schema gives as its message: the rule, and what its sentence names; `field` is one of the labels. */
export const broken = (
  rule: RuleName,
  params?: Params & { field?: keyof ErrorWords['labels'] },
): string => JSON.stringify({ rule, params } satisfies { rule: RuleName; params: unknown });

/** The rule that a schema's message names; `input` for one that the schema has no words for. */
export function brokenRuleIn(message: string): Broken {
  return message.startsWith('{"rule":') ? JSON.parse(message) : { rule: 'input' };
}
