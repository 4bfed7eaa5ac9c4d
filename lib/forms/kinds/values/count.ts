import { ungrouped } from '@/lib/format/plain-amount';
import type { KindBehaviour } from '@/lib/forms/kinds/shared/behaviour';
import { asTyped } from '@/lib/forms/kinds/shared/cells';
import { count as wholeNumber } from '@/lib/forms/kinds/shared/checks';
import { type Clean, figure } from '@/lib/forms/kinds/shared/clean';
import { digitKeys } from '@/lib/forms/kinds/shared/inputs';

/** Spreadsheets add ".0" to whole numbers. */
const wholeFigure: Clean = (typed) => figure(ungrouped(typed)).replace(/^(\d+)\.0+$/, '$1');

/** 1 or more. */
export const count: KindBehaviour = {
  clean: wholeFigure,
  checks: () => [wholeNumber],
  rules: ['count'],
  exampleRule: 'count',
  widget: 'input',
  input: { ...digitKeys, maxLength: 7 },
  group: 'other_details',
  layout: 'line',
  format: (value) => value,
  parseCell: asTyped,
  cellFormat: 'wholeNumber',
  identifier: null,
};
