'use client';

import Eye from 'lucide-react/icons/eye';
import { useTranslations } from 'next-intl';
import { ChatButton } from '@/components/chat/chat-button';
import { needsDocuments } from '@/components/claims/needs-documents';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { RowLink } from '@/components/ui/table/row-link';
import type { ListedClaim } from '@/lib/claims/present';
import { paths } from '@/lib/client/paths';

export function RowActions({ claim }: { claim: ListedClaim }) {
  const t = useTranslations('dashboard');
  const chat = useTranslations('chat');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button asChild variant="secondary" size="sm">
        <RowLink
          href={paths.claim(claim.id)}
          aria-label={t('claims.viewClaim', { number: claim.claimNumber })}
        >
          <Eye aria-hidden="true" />
          {t('claims.view')}
        </RowLink>
      </Button>
      <ChatButton
        about={{
          claimId: claim.id,
          claimNumber: claim.claimNumber,
          participant: chat('professional'),
        }}
      />
      {needsDocuments(claim) && <Badge tone="red">{t('documentsRequired.badge')}</Badge>}
    </div>
  );
}
