'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ListedNow } from '@/lib/claims/deeds/objections/present';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { formatDate } from '@/lib/format/date';
import { ObjectForm } from './object-form';

/** For professionals: enters what a creditor without an account objects to by letter. */
export function EnterObjection({ claim, listed }: { claim: PresentedClaim; listed: ListedNow }) {
  const t = useTranslations('objections.onPaper');
  const language = useLocale();
  const { number, until } = listed;
  const [open, setOpen] = useState(false);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-ink-soft">{t('lead', { number, day: formatDate(until, language) })}</p>
      {open ? (
        <ObjectForm claim={claim} list={number} onPaper onClose={() => setOpen(false)} />
      ) : (
        <div>
          <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
            {t('open')}
          </Button>
        </div>
      )}
    </div>
  );
}
