import type { DataValidation } from 'exceljs';
import type { Field, FormDefinition } from '@/lib/forms/definitions/field';
import { behaviourOf } from '@/lib/forms/kinds/behaviours';
import type { CellFormat } from '@/lib/forms/kinds/shared/behaviour';
import type { Rule } from '@/lib/forms/kinds/shared/rules';
import { messageOf } from '@/lib/forms/labels';
import type { Language } from '@/lib/i18n/language';
import { formWords } from '@/lib/imports/rows/words';

// Grouped as in India. A number format allows three sizes at most.
const rupees = '[>=10000000]##\\,##\\,##\\,##0.00;[>=100000]##\\,##\\,##0.00;##,##0.00';

const firstDay = new Date(Date.UTC(1900, 2, 1));
const lastDay = new Date(Date.UTC(2100, 11, 31));

interface CellStyle {
  numFmt: string;
  /** The check that spreadsheets make themselves, and the rule that gives its sentence. */
  validation?: { asks: DataValidation; rule: Rule };
  /** The key in `import.sheet` of the help for a cell; absent where the field's own words say enough. */
  help?: 'day';
}

/** Everything that is not counted is text, so that no leading zero is lost. */
const styles: Record<CellFormat, CellStyle> = {
  text: { numFmt: '@' },
  amountAboveZero: {
    numFmt: rupees,
    validation: {
      asks: { type: 'decimal', operator: 'greaterThan', formulae: [0] },
      rule: 'amount',
    },
  },
  amountFromZero: {
    numFmt: rupees,
    validation: {
      asks: { type: 'decimal', operator: 'greaterThanOrEqual', formulae: [0] },
      rule: 'amount',
    },
  },
  date: {
    numFmt: 'dd/mm/yyyy',
    validation: {
      asks: { type: 'date', operator: 'between', formulae: [firstDay, lastDay] },
      rule: 'date',
    },
    help: 'day',
  },
  wholeNumber: {
    numFmt: '0',
    validation: {
      asks: { type: 'whole', operator: 'greaterThanOrEqual', formulae: [1] },
      rule: 'count',
    },
  },
};

/** Gives the style of a field's cells. */
export const cellStyleOf = ({ kind }: Field) => styles[behaviourOf(kind).cellFormat];

/** Gives the check that spreadsheets make of a field's cells; `list` names the cells that hold its choices. */
export function validationOf(
  form: FormDefinition,
  field: Field,
  language: Language,
  list?: string,
): DataValidation | undefined {
  const refusing = (asks: DataValidation, rule: Rule): DataValidation => ({
    ...asks,
    allowBlank: true,
    showErrorMessage: true,
    errorStyle: 'stop',
    error: messageOf(formWords[language], form, { field: field.name, rule }),
  });
  if (list) return refusing({ type: 'list', formulae: [list] }, 'option');
  const { validation } = cellStyleOf(field);
  return validation && refusing(validation.asks, validation.rule);
}
