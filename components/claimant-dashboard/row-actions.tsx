'use client';

import Eye from 'lucide-react/icons/eye';
import { useTranslations } from 'next-intl';
import { ChatButton } from '@/components/chat/chat-button';
import { needsDocuments } from '@/components/claims/needs-documents';
import { Badge } from '@/components/ui/badge';
import { buttonVariants } from '@/components/ui/button-variants';
import { RowLink } from '@/components/ui/table/row-link';
import type { ListedClaim } from '@/lib/claims/records/present';
import { paths } from '@/lib/client/paths/paths';
import { ClaimState } from './claim-state';

export function RowActions({ claim }: { claim: ListedClaim }) {
  const t = useTranslations('dashboard');
  const chat = useTranslations('chat');
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <RowLink
          className={buttonVariants({ variant: 'secondary', size: 'sm' })}
          href={paths.claim(claim.id)}
          aria-label={t('claims.viewClaim', { number: claim.claimNumber })}
        >
          <Eye aria-hidden="true" />
          {t('claims.view')}
        </RowLink>
        <ChatButton
          about={{
            claimId: claim.id,
            claimNumber: claim.claimNumber,
            participant: chat('professional'),
          }}
        />
        {needsDocuments(claim) && <Badge tone="red">{t('documentsRequired.badge')}</Badge>}
      </div>
      <ClaimState claim={claim} />
    </div>
  );
}
