'use client';

import { useTranslations } from 'next-intl';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { NativeSelect } from '@/components/ui/select/native-select';
import { orders } from './sorting';

/** Sorts where the table is too narrow to have a header for everything it can be sorted by. */
export function SortSelect({ list }: { list: ClaimsList }) {
  const t = useTranslations('ip.claims');
  const { sort, order } = list.place;
  return (
    <NativeSelect
      aria-label={t('sort')}
      value={`${sort}_${order}`}
      options={orders.map(({ key }) => ({ value: key, label: t(`sorts.${key}`) }))}
      onChange={(event) => {
        const chosen = orders.find(({ key }) => key === event.target.value);
        if (chosen) list.narrow({ sort: chosen.sort, order: chosen.order });
      }}
    />
  );
}
