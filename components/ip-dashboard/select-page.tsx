'use client';

import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { useDesk } from './desk';

/** Selects every claim on this page; in the table's head, or with its words above the cards. */
export function SelectPage({ labelled = false }: { labelled?: boolean }) {
  const t = useTranslations('ip.bulk');
  const { selection } = useDesk();
  return (
    <Checkbox
      {...(labelled ? { label: t('selectPage') } : { 'aria-label': t('selectPage') })}
      checked={selection.page}
      onCheckedChange={selection.togglePage}
      className={labelled ? undefined : 'max-md:hidden'}
    />
  );
}
