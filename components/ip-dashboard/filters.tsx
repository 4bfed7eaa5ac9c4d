'use client';

import { useTranslations } from 'next-intl';
import { CreditorTypeFilter } from '@/components/claims/creditor-type-filter';
import { SearchBox } from '@/components/claims/search-box';
import { StatusFilter } from '@/components/claims/status-filter';
import type { ClaimsList } from '@/components/claims/use-claims-list';

export function Filters({ list }: { list: ClaimsList }) {
  const t = useTranslations('ip.claims');
  const { place, narrow } = list;
  return (
    <div className="grid gap-3 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <SearchBox
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        value={place.search}
        onSearch={(search) => narrow({ search })}
      />
      <StatusFilter
        label={t('status')}
        allLabel={t('allStatuses')}
        value={place.status}
        onChange={(status) => narrow({ status })}
      />
      <CreditorTypeFilter
        label={t('type')}
        allLabel={t('allTypes')}
        value={place.creditorType}
        onChange={(creditorType) => narrow({ creditorType })}
      />
    </div>
  );
}
