'use client';

import { useTranslations } from 'next-intl';
import { endOfMask } from '@/lib/forms/mask';

/** Says in words, for screen readers, what a mask tells of its number. */
export function MaskInWords({ mask, id }: { mask: string; id?: string }) {
  const t = useTranslations('ui.masked');
  const end = endOfMask(mask);
  return (
    <span id={id} className="sr-only">
      {end ? t('endsIn', { end }) : t('hidden')}
    </span>
  );
}
