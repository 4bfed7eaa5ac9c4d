'use client';

import { useTranslations } from 'next-intl';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { orderAfter } from '@/components/ip-dashboard/filters/sorting';
import { Button } from '@/components/ui/button';
import { DataTable } from '@/components/ui/table/data-table';
import { claimSorts } from '@/lib/claims/sorts';
import { useIpClaims } from './ip-claims-context';
import { useClaimColumns } from './use-claim-columns';

export function ClaimsTable({ list }: { list: ClaimsList }) {
  const t = useTranslations('ip.claims');
  const columns = useClaimColumns();
  const { selection } = useIpClaims();
  const { place, narrow } = list;
  return (
    <DataTable
      caption={`${t('title')}. ${t('keys')}`}
      columns={columns}
      rows={list.claims}
      rowId={(claim) => claim.id}
      loading={list.loading}
      loadingLabel={t('loading')}
      isSelected={selection.has}
      sorting={{
        columns: claimSorts,
        by: place.sort,
        order: place.order,
        onSort: (column) => narrow(orderAfter(place, column)),
      }}
      empty={
        <div className="grid justify-items-center gap-3 text-ink-soft">
          <p>{t('noMatch')}</p>
          {list.narrowed && (
            <Button variant="secondary" onClick={list.clear}>
              {t('clear')}
            </Button>
          )}
        </div>
      }
    />
  );
}
