'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LoadedWords } from '@/components/shell/language/loaded-words';
import { Button } from '@/components/ui/button';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { AskForm } from './ask-form';

/** For professionals: enters what a creditor without an account asks for on paper. */
export function EnterChange({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('changes.desk');
  const [open, setOpen] = useState(false);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-ink-soft">{t('enterText')}</p>
      {open ? (
        <LoadedWords of={['wizard']}>
          <AskForm
            claim={claim}
            waiting={claim.changes.open}
            begun={null}
            onPaper
            onClose={() => setOpen(false)}
          />
        </LoadedWords>
      ) : (
        <div>
          <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
            {t('enter')}
          </Button>
        </div>
      )}
    </div>
  );
}
