'use client';

import { useTranslations } from 'next-intl';
import { ClaimChat } from '@/components/claim-detail/claim-chat';
import type { ConfirmedDetermination } from '@/lib/claims/determinations/present';
import type { PresentedClaim } from '@/lib/claims/present';
import { reasonCodesIn } from '@/lib/law/reasons';

interface WhatHelpsProps {
  claim: PresentedClaim;
  determination: Pick<ConfirmedDetermination, 'heads'>;
}

/** To its claimant: which paper could bring back what is not admitted, and where to send it. */
export function WhatHelps({ claim, determination: { heads } }: WhatHelpsProps) {
  const t = useTranslations('claim.determinations');
  const remedies = useTranslations('law.remedies');
  const codes = reasonCodesIn(heads);
  if (codes.length === 0 || claim.status === 'withdrawn') return null;
  return (
    <section aria-labelledby="helps-heading" className="grid justify-items-start gap-2">
      <h3 id="helps-heading" className="font-semibold">
        {t('helps')}
      </h3>
      <ul className="list-disc pl-5">
        {codes.map((code) => (
          <li key={code}>{remedies(code)}</li>
        ))}
      </ul>
      <p>{t('ask')}</p>
      <ClaimChat claim={claim} onArrival={false} />
    </section>
  );
}
