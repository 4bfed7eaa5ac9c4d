'use client';

import { useTranslations } from 'next-intl';
import { takesChanges } from '@/components/changes/begun';
import { UploadBox } from '@/components/documents/upload/upload-widget';
import { buttonVariants } from '@/components/ui/button-variants';
import type { PresentedClaim } from '@/lib/claims/records/present';
import type { useClaimUploads } from './use-claim-uploads';

interface MoreDocumentsProps {
  claim: PresentedClaim;
  uploads: ReturnType<typeof useClaimUploads>;
  /** A professional acts for a creditor without an account; a decision does not stop them. */
  byOffice?: boolean;
}

/** Takes documents until the claim is decided; after that, says how to send them. */
export function MoreDocuments({ claim, uploads, byOffice = false }: MoreDocumentsProps) {
  const t = useTranslations('claim.documents');
  if (claim.status === 'withdrawn') return <p className="text-ink-soft">{t('withdrawn')}</p>;
  if (takesChanges(claim) && !byOffice) return <BySending />;
  return (
    <div className="print:hidden">
      <h3 className="mb-2 font-semibold">{t('add')}</h3>
      <UploadBox uploads={uploads} documents={claim.documents} />
    </div>
  );
}

/** A document now goes with a request for a change. */
function BySending() {
  const t = useTranslations('changes');
  return (
    <div className="grid justify-items-start gap-2">
      <p>{t('decidedPapers')}</p>
      <a href="#ask-change" className={buttonVariants({ variant: 'secondary', size: 'sm' })}>
        {t('sendPaper')}
      </a>
    </div>
  );
}
