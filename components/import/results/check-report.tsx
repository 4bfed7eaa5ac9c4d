'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AmountWords } from '@/components/claim-form/field/amount-words';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Alert } from '@/components/ui/alert';
import { Spinner } from '@/components/ui/loading/spinner';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { formatDateTime } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { labelOf } from '@/lib/forms/labels';
import type { RowWarning } from '@/lib/imports/rows/warnings';
import type { ImportAnswer } from '@/lib/imports/writing/answer';
import { RecognisedColumns } from './recognised-columns';
import { RowErrors } from './row-errors';
import { ToItsForm } from './to-its-form';
import { ToRegister, useMayBeRegister } from './to-register';
import type { Check } from './use-check';

interface CheckReportProps {
  check: Check;
  forOthers: boolean;
  /** Closes the dialog, because another page opens. */
  onLeave: () => void;
}

export function CheckReport({ check, forOthers, onLeave }: CheckReportProps) {
  const t = useTranslations('import.check');
  const language = useLocale();
  const errorText = useErrorText();
  const { answer, sent } = check;
  const filed = answer?.alreadyFiled;
  const mayBeRegister = useMayBeRegister(check.error);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-live="polite">
      {!answer && !check.error && (
        <div className="text-ink-soft">
          {check.checking ? <Spinner label={t('running')} showLabel /> : t('nothingYet')}
        </div>
      )}
      {check.error && (
        <Alert
          tone="red"
          title={t('failed')}
          actions={
            mayBeRegister ? (
              <ToRegister file={sent?.file ?? null} onLeave={onLeave} />
            ) : (
              <ToItsForm check={check} forOthers={forOthers} onLeave={onLeave} />
            )
          }
        >
          {errorText(check.error)}
          {mayBeRegister && <p className="mt-2">{t('register')}</p>}
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

function ImportSummary({ answer, forOthers }: { answer: ImportAnswer; forOthers: boolean }) {
  const t = useTranslations('import.check');
  const { success, failed, incomplete, invited, amounts } = answer;
  return (
    <div>
      <p className="font-semibold">{t('title')}</p>
      <ul className="list-disc pl-5">
        <li>{success > 0 ? t('success', { count: success }) : t('none')}</li>
        {amounts && (
          <li>
            {t('total', { total: formatMoney(amounts.total) })}{' '}
            <AmountWords amount={amounts.total} />
            {success > 1 && (
              <span className="block">
                {t('range', {
                  least: formatMoney(amounts.least),
                  largest: formatMoney(amounts.largest),
                })}
              </span>
            )}
          </li>
        )}
        {failed > 0 && <li className="text-red">{t('failedRows', { count: failed })}</li>}
        {incomplete > 0 && <li>{t('incomplete', { count: incomplete })}</li>}
        {forOthers && invited > 0 && <li>{t('invited', { count: invited })}</li>}
      </ul>
      <p className="text-ink-soft">{t('nothingYet')}</p>
    </div>
  );
}

/** What a file may mean otherwise, with its rows. No warning prevents filing. */
function ImportWarnings(props: { warnings: readonly RowWarning[]; type: CreditorType }) {
  const { warnings, type } = props;
  const t = useTranslations('import.warnings');
  const rowsText = useTranslations('import.errors');
  const words = useFormWords();
  if (warnings.length === 0) return null;
  const sentence = ({ rule, field = '', ask, mark = '' }: RowWarning) =>
    t(rule, { label: labelOf(words, formOf(type), field), ask: ask ? t(`asks.${ask}`) : '', mark });
  return (
    <Alert tone="amber" title={t('title')}>
      <ul className="grid gap-2">
        {warnings.map((warning) => (
          <li
            key={`${warning.rule} ${warning.field} ${warning.ask} ${warning.mark}`}
            className="break-words"
          >
            {rowsText('group', { count: warning.count, error: sentence(warning) })}
            <span className="figures block text-sm">
              {rowsText(warning.count > warning.rows.length ? 'andMore' : 'rows', {
                rows: warning.rows.join(', '),
              })}
            </span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
