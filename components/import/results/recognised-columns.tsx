'use client';

import { useTranslations } from 'next-intl';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Alert } from '@/components/ui/alert';
import type { CreditorType, FormDefinition } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { labelOf } from '@/lib/forms/labels';
import type { ImportAnswer } from '@/lib/imports/writing/answer';

export function RecognisedColumns({ answer, type }: { answer: ImportAnswer; type: CreditorType }) {
  const t = useTranslations('import.check');
  const words = useFormWords();
  const form = formOf(type);
  const { sheet, columns, missing } = answer;
  const unknown = columns.filter(({ field }) => field === null);
  return (
    <>
      {sheet && (
        <p className="break-words">
          {t('sheet', { name: sheet.name })}{' '}
          {sheet.ignored.length > 0 && t('ignored', { names: sheet.ignored.join(', ') })}
        </p>
      )}
      {unknown.length > 0 && (
        <Alert tone="amber" title={t('unknownTitle', { count: unknown.length })}>
          <p className="break-words">{unknown.map(({ header }) => header).join(', ')}</p>
        </Alert>
      )}
      {missing.length > 0 && (
        <Alert tone="amber" title={t('missingTitle')}>
          <p>{missing.map((name) => labelOf(words, form, name)).join(', ')}</p>
        </Alert>
      )}
      <details>
        <summary className="link min-h-11 cursor-pointer content-center md:min-h-6">
          {t('columns')}
        </summary>
        <ColumnList columns={columns} form={form} />
      </details>
    </>
  );
}

interface ColumnListProps {
  columns: ImportAnswer['columns'];
  form: FormDefinition;
}

function ColumnList({ columns, form }: ColumnListProps) {
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
