'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { formatMoney } from '@/lib/format/money';
import type { FormDefinition, Row, TableField } from '@/lib/forms/definitions/field';
import { isSerial } from '@/lib/forms/definitions/rows';
import { identifierOf } from '@/lib/forms/identifier';
import { labelOf } from '@/lib/forms/labels';
import { sumOfParts } from '@/lib/forms/sum-of-parts';
import { displayValue } from '@/lib/forms/view';
import { MaskedAnswer } from './masked-answer';

const maxShown = 20;

/** A line for each row; of a long table only the first. */
export function AnswerRows(props: {
  form: FormDefinition;
  field: TableField;
  rows: readonly Row[];
}) {
  const { form, field, rows } = props;
  const t = useTranslations('wizard.review');
  const words = useFormWords();
  const language = useLocale();
  const columns = field.columns.filter((column) => !isSerial(column));
  const sum = sumOfParts({ ...form, amountParts: [field.name] }, { [field.name]: rows });
  return (
    <>
      <ol className="grid list-decimal gap-1.5 pl-6">
        {rows.slice(0, maxShown).map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move
          <li key={at}>
            {columns
              .filter(({ name }) => row[name])
              .map((column, place) => (
                <span key={column.name} className={place > 0 ? 'font-normal' : undefined}>
                  {place > 0 && ' · '}
                  <span className="sr-only">{labelOf(words, form, column.name)}: </span>
                  {identifierOf(column) ? (
                    <MaskedAnswer
                      text={row[column.name] ?? ''}
                      label={labelOf(words, form, column.name)}
                    />
                  ) : (
                    displayValue(words, form, column, row[column.name] ?? '', language)
                  )}
                </span>
              ))}
          </li>
        ))}
      </ol>
      {sum !== null && <p className="mt-1.5">{t('rowsSum', { sum: formatMoney(sum) })}</p>}
      {rows.length > maxShown && (
        <p className="mt-1.5 font-normal">{t('moreRows', { count: rows.length - maxShown })}</p>
      )}
    </>
  );
}
