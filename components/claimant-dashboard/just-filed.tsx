'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ReceiptLink } from '@/components/receipt/receipt-link';
import { useNow } from '@/components/shell/case/use-now';
import { Alert } from '@/components/ui/alert';
import { CardBody } from '@/components/ui/card';
import type { ListedClaim } from '@/lib/claims/present';
import { formatDateTime } from '@/lib/format/date';

const day = 24 * 60 * 60 * 1000;

/** Leads to the receipt of the newest claim, for a day after it was filed. */
export function JustFiled({ newest }: { newest: ListedClaim | undefined }) {
  const t = useTranslations('claim.receipt');
  const language = useLocale();
  const now = useNow();
  if (newest?.status !== 'submitted' || now.getTime() - Date.parse(newest.submittedAt) > day) {
    return null;
  }
  return (
    <CardBody className="pt-0">
      <Alert
        tone="blue"
        title={t('filed', { number: newest.claimNumber })}
        actions={<ReceiptLink claim={newest} />}
      >
        {t('filedText', { when: formatDateTime(newest.submittedAt, language) })}
      </Alert>
    </CardBody>
  );
}
