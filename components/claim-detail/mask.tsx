'use client';

import { useTranslations } from 'next-intl';
import { endOfMask } from '@/lib/forms/mask';

/** A masked number: its end behind dots, and in words for who hears the page. */
export function Mask({ mask }: { mask: string }) {
  const t = useTranslations('claim.form');
  const end = endOfMask(mask);
  return (
    <span>
      <span aria-hidden="true">{end ? `${mask.slice(0, -end.length)} ${end}` : mask}</span>
      <span className="sr-only">{end ? t('endsIn', { end }) : t('hidden')}</span>
    </span>
  );
}
