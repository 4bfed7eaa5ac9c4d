'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { UploadWidget } from '@/components/documents/upload/upload-widget';
import type { PresentedClaim } from '@/lib/claims/present';
import { loadAnew } from '@/lib/client/load-anew';
import { staleByClaims } from '@/lib/client/mutations/claims';
import { queries } from '@/lib/client/queries';
import type { PresentedDocument } from '@/lib/documents/present';
import { isClosed } from '@/lib/reference/claim-status';

/** Lets the claimant add papers until the claim is decided. */
export function AddDocuments({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('claim.documents');
  const client = useQueryClient();
  if (isClosed(claim.status)) {
    const why = claim.status === 'withdrawn' ? t('withdrawn') : t('decided');
    return <p className="text-ink-soft">{why}</p>;
  }

  const show = (documents: PresentedDocument[]) =>
    client.setQueryData(queries.claim(claim.id).queryKey, (now) => now && { ...now, documents });

  // Asked anew when all is done: an upload whose answer was lost may have arrived all the same.
  function settle(busy: boolean) {
    if (!busy) void loadAnew(client, staleByClaims);
  }

  return (
    <div>
      <h3 className="mb-2 font-semibold">{t('add')}</h3>
      <UploadWidget
        claimId={claim.id}
        documents={claim.documents}
        onChange={show}
        onBusyChange={settle}
      />
    </div>
  );
}
