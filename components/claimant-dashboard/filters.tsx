'use client';

import { useTranslations } from 'next-intl';
import { FilterBar } from '@/components/claims/filters/filter-bar';
import type { ClaimsList } from '@/components/claims/use-claims-list';

export function Filters({ list }: { list: ClaimsList }) {
  const t = useTranslations('dashboard.claims');
  const words = {
    search: t('search'),
    searchPlaceholder: t('searchPlaceholder'),
    status: t('status'),
    allStatuses: t('allStatuses'),
    type: t('type'),
    allTypes: t('allTypes'),
  };
  return <FilterBar list={list} words={words} />;
}
