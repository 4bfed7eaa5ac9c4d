import type { KindBehaviour } from '@/lib/forms/kinds/shared/behaviour';
import { asTyped } from '@/lib/forms/kinds/shared/cells';
import { matching } from '@/lib/forms/kinds/shared/checks';
import { code } from '@/lib/forms/kinds/shared/clean';
import { codeKeys } from '@/lib/forms/kinds/shared/inputs';
import type { Doubt } from '@/lib/forms/kinds/shared/question';

/** Four letters for the bank, a zero reserved for later use, six characters for the branch. */
const usual = /^[A-Z]{4}0[A-Z0-9]{6}$/;

const letterLike: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 5: 'S', 8: 'B' };

function doubt(value: string): Doubt | undefined {
  if (value.length !== 11 || usual.test(value)) return undefined;
  const bank = value.slice(0, 4).replace(/[0158]/g, (digit) => letterLike[digit] ?? digit);
  const meant = `${bank}${value.slice(4).replace(/^O/, '0')}`;
  if (usual.test(meant)) return { ask: 'ifscMeant', meant };
  return { ask: /^[A-Z]{4}/.test(value) ? 'ifscFifth' : 'ifscBank' };
}

export const ifsc: KindBehaviour = {
  clean: code,
  checks: () => [matching('ifsc', /^[A-Z0-9]{11}$/)],
  rules: ['ifsc'],
  doubt,
  exampleRule: 'ifsc',
  help: 'ifsc',
  widget: 'ifsc',
  input: { ...codeKeys, maxLength: 11 },
  group: 'banking',
  layout: 'line',
  format: (value) => value,
  parseCell: asTyped,
  cellFormat: 'text',
  identifier: null,
};
