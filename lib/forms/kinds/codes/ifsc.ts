import type { KindBehaviour } from '@/lib/forms/kinds/parts/behaviour';
import { asTyped } from '@/lib/forms/kinds/parts/cells';
import { matching } from '@/lib/forms/kinds/parts/checks';
import { upperCase } from '@/lib/forms/kinds/parts/clean';
import { code } from '@/lib/forms/kinds/parts/inputs';
import type { Doubt } from '@/lib/forms/questions/question';

/** Four letters of the bank, a zero that is kept for later use, six characters of the branch. */
function doubt(value: string): Doubt | undefined {
  if (!/^[A-Z]{4}[A-Z1-9][A-Z0-9]{6}$/.test(value)) return undefined;
  const meant = `${value.slice(0, 4)}0${value.slice(5)}`;
  return value.charAt(4) === 'O' ? { ask: 'ifscMeant', meant } : { ask: 'ifscFifth' };
}

/** The code of a bank's branch. */
export const ifsc: KindBehaviour = {
  clean: upperCase,
  checks: () => [matching('ifsc', /^[A-Z0-9]{11}$/)],
  rules: ['ifsc'],
  doubt,
  exampleRule: 'ifsc',
  help: 'ifsc',
  widget: 'ifsc',
  input: { ...code, maxLength: 11 },
  group: 'banking',
  layout: 'line',
  format: (value) => value,
  parseCell: asTyped,
  cellFormat: 'text',
  identifier: null,
};
