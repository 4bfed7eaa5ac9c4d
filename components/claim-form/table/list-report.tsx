'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Alert } from '@/components/ui/alert';
import { formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import type { FormDefinition, TableField } from '@/lib/forms/definitions/field';
import { labelOf } from '@/lib/forms/labels';
import type { ListedRows } from './listed-rows';
import type { RowsOfFile } from './rows-of-sheets';

interface ListReportProps {
  form: FormDefinition;
  field: TableField;
  list: ListedRows;
  /** The same list from a file, whose rows go by their numbers there. */
  file: RowsOfFile | undefined;
  /** The names of the form's columns in their order. */
  order: string;
}

const mostNamed = 10;

const few = (numbers: readonly number[]) =>
  numbers.slice(0, mostNamed).join(', ') + (numbers.length > mostNamed ? ' …' : '');

/** Before the person takes a list: how many rows it has, their sum, and everything that the form will not take as it is. */
export function ListReport({ form, field, list, file, order }: ListReportProps) {
  const t = useTranslations('wizard.form.paste');
  const of = useTranslations(`wizard.form.table.${field.name}.paste`);
  const words = useFormWords();
  const language = useLocale();
  const { rows, wrong, sum, interest, shortYear, otherTotal, aside, hidden } = list;
  const lines = wrong.map(({ nth, row }) => (file ? row : nth));
  const doubts = [
    list.unread.length > 0 && t('unread', { names: list.unread.join(', '), columns: order }),
    list.missing.length > 0 &&
      t('missing', { names: list.missing.map((name) => labelOf(words, form, name)).join(', ') }),
    list.unknown.length > 0 &&
      t('unknown', { count: list.unknown.length, names: list.unknown.join(', ') }),
    list.foreign !== null && t('foreign', { mark: list.foreign }),
    list.counted !== null && t('counted', { mark: list.counted }),
    otherTotal !== null && t('otherTotal', { total: formatMoney(otherTotal) }),
    shortYear !== null &&
      t('shortYears', { written: shortYear.written, day: formatDate(shortYear.day, language) }),
    lines.length > 0 &&
      of('wrong', { count: lines.length, lines: few(lines), from: file ? 'file' : 'paste' }),
    hidden.length > 0 && t('hidden', { count: hidden.length, rows: few(hidden) }),
  ].filter((doubt) => doubt !== false);
  return (
    <div aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-2 break-words">
      {file?.sheet && (
        <p>
          {t('sheet', { name: file.sheet })}{' '}
          {file.ignored.length > 0 && t('ignored', { names: file.ignored.join(', ') })}
        </p>
      )}
      {rows.length > 0 && (
        <p>
          {of('found', {
            count: rows.length,
            sum: formatMoney(sum),
            interest: interest ? formatMoney(interest) : 'none',
          })}
        </p>
      )}
      {rows.length > 0 &&
        doubts.map((doubt) => (
          <Alert key={doubt} tone="amber">
            {doubt}
          </Alert>
        ))}
      {file && aside.length > 0 && (
        <p className="text-sm text-ink-soft">
          {t('aside', { count: aside.length, rows: few(aside) })}
        </p>
      )}
    </div>
  );
}
