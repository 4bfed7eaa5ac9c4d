'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import type { PresentedClaim } from '@/lib/claims/present';
import { formatDateTime } from '@/lib/format/date';
import { fullName } from '@/lib/format/person';

/** That the claim was taken back, when and why. Nothing changes a claim after that. */
export function Withdrawn({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('claim.withdrawn');
  const language = useLocale();
  if (claim.status !== 'withdrawn') return null;
  return (
    <Alert tone="blue" title={t('title', { when: formatDateTime(claim.updatedAt, language) })}>
      <p className="wrap-anywhere">{t('text', { name: fullName(claim.claimant) })}</p>
      <p className="whitespace-pre-line wrap-anywhere">{claim.withdrawalReason}</p>
    </Alert>
  );
}
