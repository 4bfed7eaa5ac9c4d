'use client';

import { useTranslations } from 'next-intl';
import { useFormWords } from '@/components/claim-form/use-form-words';
import type { FormDefinition } from '@/lib/forms/definitions/field';
import { labelOf } from '@/lib/forms/labels';
import type { ImportAnswer } from '@/lib/imports/writing/answer';

interface ColumnListProps {
  columns: ImportAnswer['columns'];
  form: FormDefinition;
}

/** The columns of a file beside the fields that they were taken for. */
export function ColumnList({ columns, form }: ColumnListProps) {
  const t = useTranslations('import.check');
  const words = useFormWords();
  return (
    <table className="mt-2 w-full table-fixed text-left text-sm">
      <thead className="bg-paper-deep">
        <tr>
          <th className="p-2 font-semibold">{t('column')}</th>
          <th className="p-2 font-semibold">{t('meaning')}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ header, field }) => (
          <tr key={header} className="border-b border-line align-top">
            <td className="break-words p-2">{header}</td>
            <td className="break-words p-2">
              {field ? labelOf(words, form, field) : <em>{t('unknown')}</em>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
