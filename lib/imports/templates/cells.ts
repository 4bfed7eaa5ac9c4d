import type { DataValidation } from 'exceljs';
import type { Field, FormDefinition } from '@/lib/forms/definitions/field';
import { facetsOf } from '@/lib/forms/kinds';
import { messageOf } from '@/lib/forms/labels';
import type { Rule } from '@/lib/forms/rules';
import type { Language } from '@/lib/i18n/language';
import { formWords } from '@/lib/imports/rows/words';

// Grouped as in India; a number format knows three sizes.
const rupees = '[>=10000000]##\\,##\\,##\\,##0.00;[>=100000]##\\,##\\,##0.00;##,##0.00';

const formats: Partial<Record<string, string>> = { money: rupees, day: 'dd/mm/yyyy', count: '0' };

/** The number format of a field's cells. Text for all that is not counted, so that no zero is lost. */
export const formatOf = ({ kind }: Field) => formats[facetsOf(kind).spelling] ?? '@';

const first = new Date(Date.UTC(1900, 2, 1));
const last = new Date(Date.UTC(2100, 11, 31));

/** What spreadsheets ask of the cells of a field: `list` names the cells that hold its choices. */
export function validationOf(
  form: FormDefinition,
  field: Field,
  language: Language,
  list?: string,
): DataValidation | undefined {
  const refusing = (rule: Rule) => ({
    allowBlank: true,
    showErrorMessage: true,
    errorStyle: 'stop',
    error: messageOf(formWords[language], form, { path: field.name, field: field.name, rule }),
  });
  if (list) return { type: 'list', formulae: [list], ...refusing('option') };
  switch (facetsOf(field.kind).spelling) {
    case 'money':
      return field.kind === 'amount'
        ? { type: 'decimal', operator: 'greaterThan', formulae: [0], ...refusing('amount') }
        : { type: 'decimal', operator: 'greaterThanOrEqual', formulae: [0], ...refusing('amount') };
    case 'day':
      return { type: 'date', operator: 'between', formulae: [first, last], ...refusing('date') };
    case 'count':
      return { type: 'whole', operator: 'greaterThanOrEqual', formulae: [1], ...refusing('count') };
    default:
      return undefined;
  }
}
