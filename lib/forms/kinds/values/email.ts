import { type EmailFault, faultOfEmail, tidyEmail } from '@/lib/format/email-address';
import type { KindBehaviour } from '@/lib/forms/kinds/shared/behaviour';
import { asTyped } from '@/lib/forms/kinds/shared/cells';
import { type Check, characters } from '@/lib/forms/kinds/shared/checks';
import type { Rule } from '@/lib/forms/kinds/shared/rules';

const ruleOf = {
  sign: 'emailSign',
  letters: 'emailLetters',
  blank: 'emailBlank',
  shape: 'email',
} satisfies Record<EmailFault['kind'], Rule>;

const address: Check = (value) => {
  const fault = faultOfEmail(value);
  if (!fault) return undefined;
  const { kind, ...params } = fault;
  return { rule: ruleOf[kind], ...('sign' in params && { params }) };
};

export const email: KindBehaviour = {
  clean: tidyEmail,
  checks: () => [characters('line'), address],
  rules: ['characters', 'tooLong', ...Object.values(ruleOf)],
  exampleRule: 'email',
  widget: 'input',
  input: { type: 'email', inputMode: 'email', maxLength: 254, autoComplete: 'email' },
  group: 'contact',
  layout: 'line',
  format: (value) => value,
  parseCell: asTyped,
  cellFormat: 'text',
  identifier: null,
};
