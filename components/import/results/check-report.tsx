'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Spinner } from '@/components/ui/loading/spinner';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { formatDateTime } from '@/lib/format/date';
import { ImportSummary } from './import-summary';
import { ImportWarnings } from './import-warnings';
import { RecognisedColumns } from './recognised-columns';
import { RowErrors } from './row-errors';
import type { Check } from './use-check';

/** What would become of the chosen file, before anything is filed. */
export function CheckReport({ check, forOthers }: { check: Check; forOthers: boolean }) {
  const t = useTranslations('import.check');
  const language = useLocale();
  const errorText = useErrorText();
  const { answer, sent } = check;
  const filed = answer?.alreadyFiled;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-live="polite">
      {!answer && !check.error && (
        <div className="text-ink-soft">
          {check.checking ? <Spinner label={t('running')} showLabel /> : t('nothingYet')}
        </div>
      )}
      {check.error && (
        <Alert tone="red" title={t('failed')}>
          {errorText(check.error)}
        </Alert>
      )}
      {answer && sent && (
        <>
          {filed && (
            <Alert tone="amber" title={t('duplicate')}>
              {t('duplicateText', {
                when: formatDateTime(filed.at, language),
                count: filed.claims,
              })}
            </Alert>
          )}
          <ImportSummary answer={answer} forOthers={forOthers} />
          <ImportWarnings warnings={answer.warnings} type={sent.creditorType} />
          <RecognisedColumns answer={answer} type={sent.creditorType} />
          <RowErrors answer={answer} sent={sent} />
        </>
      )}
    </div>
  );
}
