'use client';

import { useTranslations } from 'next-intl';
import { ClaimChat } from '@/components/claim-detail/claim-chat';
import { UploadBox } from '@/components/documents/upload/upload-widget';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { isClosed } from '@/lib/reference/claim-status';
import type { useClaimUploads } from './use-claim-uploads';

interface MoreDocumentsProps {
  claim: PresentedClaim;
  uploads: ReturnType<typeof useClaimUploads>;
}

/** Where papers are added until the claim is decided; then, why there is no place for them. */
export function MoreDocuments({ claim, uploads }: MoreDocumentsProps) {
  const t = useTranslations('claim.documents');
  if (isClosed(claim.status)) {
    if (claim.status === 'withdrawn') return <p className="text-ink-soft">{t('withdrawn')}</p>;
    return (
      <div className="grid justify-items-start gap-2">
        <p>{t('decided')}</p>
        <ClaimChat claim={claim} onArrival={false} />
      </div>
    );
  }
  return (
    <div className="print:hidden">
      <h3 className="mb-2 font-semibold">{t('add')}</h3>
      <UploadBox uploads={uploads} documents={claim.documents} />
    </div>
  );
}
