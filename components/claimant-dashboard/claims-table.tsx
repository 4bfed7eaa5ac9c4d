'use client';

import { useTranslations } from 'next-intl';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { DataTable } from '@/components/ui/table/data-table';
import { NoClaims, NoMatch } from './no-claims';
import { useClaimColumns } from './use-claim-columns';

export function ClaimsTable({ list }: { list: ClaimsList }) {
  const t = useTranslations('dashboard.claims');
  const columns = useClaimColumns();
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={list.claims}
      rowId={(claim) => claim.id}
      loading={list.loading}
      loadingLabel={t('loading')}
      empty={list.narrowed ? <NoMatch onClear={list.clear} /> : <NoClaims />}
    />
  );
}
