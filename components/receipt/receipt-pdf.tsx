'use client';

import { useQuery } from '@tanstack/react-query';
import FileDown from 'lucide-react/icons/file-down';
import { useLocale, useTranslations } from 'next-intl';
import { usePaper } from '@/components/papers/use-paper';
import { Button } from '@/components/ui/button';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { paperQueries } from '@/lib/client/queries/papers';

/** Saves the acknowledgement of a claim in the language of the page; asks for it if there is none. */
export function ReceiptPdf({ claim }: { claim: Pick<PresentedClaim, 'id' | 'claimNumber'> }) {
  const t = useTranslations('claim.papers');
  const language = useLocale();
  const { data, isPending } = useQuery(paperQueries.ofClaim(claim.id));
  const paper = data?.papers.find(
    (one) => one.kind === 'acknowledgement' && one.language === language && !one.replacedBy,
  );
  const { pending, making, press } = usePaper({
    claimId: claim.id,
    kind: 'acknowledgement',
    language,
    paper,
  });
  return (
    <Button
      variant="secondary"
      pending={pending || isPending}
      aria-disabled={making || pending || isPending || undefined}
      onClick={press}
    >
      {!pending && !isPending && <FileDown aria-hidden="true" />}
      <span>
        <span className="sr-only">{t('pdfOf', { number: claim.claimNumber })} </span>
        {t(making ? 'pdfMaking' : 'pdf')}
      </span>
    </Button>
  );
}
