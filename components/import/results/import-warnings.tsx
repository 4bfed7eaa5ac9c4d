'use client';

import { useTranslations } from 'next-intl';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Alert } from '@/components/ui/alert';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { labelOf } from '@/lib/forms/labels';
import type { RowWarning } from '@/lib/imports/rows/warnings';

/** What may be meant otherwise in a file, with its rows. It keeps nothing from being filed. */
export function ImportWarnings(props: { warnings: readonly RowWarning[]; type: CreditorType }) {
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
