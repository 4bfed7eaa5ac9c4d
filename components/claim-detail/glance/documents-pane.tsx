'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Viewer } from '@/components/documents/viewer/viewer';
import { useMatches } from '@/components/ui/use-matches';
import type { PresentedClaim } from '@/lib/claims/records/present';

/** The same width as `xl:`. */
const wide = '(min-width: 80rem)';

/** The documents beside the form, where there is room for both. On a narrow screen it opens none of them. */
export function DocumentsPane({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('glance');
  const isWide = useMatches(wide);
  const [selected, setSelected] = useState<string | null>(null);
  return (
    <section
      aria-label={t('documentsPane')}
      className="sticky top-[calc(var(--claim-head)+0.5rem)] hidden h-[calc(100dvh-var(--claim-head)-2.5rem)] min-h-96 xl:block print:hidden"
    >
      {isWide && (
        <Viewer
          claimId={claim.id}
          documents={claim.documents}
          selected={selected}
          onSelect={setSelected}
        />
      )}
    </section>
  );
}
