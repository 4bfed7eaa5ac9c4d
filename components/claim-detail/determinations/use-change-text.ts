'use client';

import { useTranslations } from 'next-intl';
import { useHeadLabel } from '@/components/verify/determination/use-head-label';
import type { PresentedClaim } from '@/lib/claims/present';
import { formatMoney } from '@/lib/format/money';
import type { Category } from '@/lib/law/categories';
import type { Change } from './what-changed';

/** Says what a determination has otherwise than the one before it. */
export function useChangeText(claim: PresentedClaim) {
  const t = useTranslations('claim.determinations.changes');
  const law = useTranslations('law');
  const headLabel = useHeadLabel(claim);
  return (change: Change) => {
    switch (change.kind) {
      case 'part':
        return t('amount', {
          label: `${headLabel(change.head)}, ${law(`parts.${change.part}`)}`,
          from: formatMoney(change.from),
          to: formatMoney(change.to),
        });
      case 'reasons':
        return t('reasons', { head: headLabel(change.head) });
      case 'category':
        return t('category', {
          from: law(`categories.${change.from as Category}`),
          to: law(`categories.${change.to as Category}`),
        });
      case 'beside':
        return t('amount', {
          label: t(change.name),
          from: formatMoney(change.from),
          to: formatMoney(change.to),
        });
      case 'relatedParty':
        return t(change.to ? 'related' : 'notRelated');
    }
  };
}
