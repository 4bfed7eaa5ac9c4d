'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { consoleQueries } from '@/lib/client/console-queries';
import { formatMoney } from '@/lib/format/money';
import type { CreditorType } from '@/lib/forms/definitions/field';

interface PreviewProps {
  creditorType: CreditorType;
  below: string;
}

/** How many claims a rule touches as they are now. */
export function Preview({ creditorType, below }: PreviewProps) {
  const t = useTranslations('ip.case.rules');
  const { data, error } = useQuery(consoleQueries.rulePreview(creditorType, below));
  return (
    <p aria-live="polite" className="figures text-sm text-ink-soft">
      {data
        ? t('touches', {
            count: data.claims,
            below: formatMoney(below),
            amount: formatMoney(data.amount),
          })
        : t(error ? 'previewFailed' : 'counting')}
    </p>
  );
}
