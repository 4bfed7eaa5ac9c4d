'use client';

import { useTranslations } from 'next-intl';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { ColumnList } from '@/components/import/choose/column-list';
import { Alert } from '@/components/ui/alert';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { labelOf } from '@/lib/forms/labels';
import type { ImportAnswer } from '@/lib/imports/writing/answer';

/** Which sheet and columns of the file were recognised, and which are missing. */
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
