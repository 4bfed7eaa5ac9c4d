'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import type { PresentedClaim } from '@/lib/claims/present';

/** What the insolvency professional wrote to the claimant with the last change of status, unless it asks for something. */
export function ReviewNote({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('claim.reviewNote');
  if (!claim.reviewNote || claim.status === 'info_required') return null;
  return (
    <Alert tone="blue" title={t('title')}>
      <p className="whitespace-pre-line wrap-anywhere">{claim.reviewNote}</p>
    </Alert>
  );
}
