'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Mask } from '@/components/claim-form/masked/mask';
import { Button } from '@/components/ui/button';
import { isMask, maskOf, partsOfHandle } from '@/lib/forms/mask';

type MaskedAnswerProps = { text: string; label: string };

/** A masked number. The person can look at one that they typed now before they file it. */
export function MaskedAnswer({ text, label }: MaskedAnswerProps) {
  const t = useTranslations('wizard.review');
  const [shown, setShown] = useState(false);
  const [mask] = partsOfHandle(text);
  if (isMask(text)) return <Mask mask={mask} />;
  return (
    <>
      {shown ? <span className="figures">{text}</span> : <Mask mask={maskOf(text)} />}{' '}
      <Button
        variant="quiet"
        size="sm"
        aria-label={t(shown ? 'hideOf' : 'showOf', { label })}
        onClick={() => setShown(!shown)}
      >
        {t(shown ? 'hide' : 'show')}
      </Button>
    </>
  );
}
