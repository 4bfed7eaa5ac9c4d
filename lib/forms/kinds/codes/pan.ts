import type { KindBehaviour } from '@/lib/forms/kinds/shared/behaviour';
import { asTyped } from '@/lib/forms/kinds/shared/cells';
import { matching } from '@/lib/forms/kinds/shared/checks';
import { code } from '@/lib/forms/kinds/shared/clean';
import { codeKeys } from '@/lib/forms/kinds/shared/inputs';

export const pan: KindBehaviour = {
  clean: code,
  checks: () => [matching('pan', /^[A-Z]{5}\d{4}[A-Z]$/)],
  rules: ['pan'],
  exampleRule: 'pan',
  help: 'pan',
  widget: 'input',
  input: { ...codeKeys, maxLength: 10 },
  group: 'identification',
  layout: 'line',
  format: (value) => value,
  parseCell: asTyped,
  cellFormat: 'text',
  identifier: 'pan',
};
