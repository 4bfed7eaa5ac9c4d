'use client';

import { useTranslations } from 'next-intl';
import { DocumentsLink } from '@/components/claim-detail/documents/documents-link';
import { Alert } from '@/components/ui/alert';
import type { PresentedClaim } from '@/lib/claims/present';

/** What the insolvency professional wrote to the claimant with the last change of status. */
export function ReviewNote({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('claim.reviewNote');
  if (!claim.reviewNote) return null;
  const asks = claim.status === 'info_required';
  return (
    <Alert
      tone={asks ? 'amber' : 'blue'}
      title={t(asks ? 'titleInfo' : 'title')}
      actions={asks && <DocumentsLink />}
    >
      <p className="whitespace-pre-line wrap-anywhere">{claim.reviewNote}</p>
    </Alert>
  );
}
