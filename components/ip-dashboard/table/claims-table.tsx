'use client';

import { useTranslations } from 'next-intl';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { orderAfter } from '@/components/ip-dashboard/filters/sorting';
import type { KnownLayout } from '@/components/ip-dashboard/layout/use-list-layout';
import { useWidthDrag } from '@/components/ip-dashboard/layout/use-width-drag';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/loading/on-demand';
import { DataTable } from '@/components/ui/table/data-table';
import type { ListedClaim } from '@/lib/claims/present';
import { claimSorts } from '@/lib/claims/sorts';
import { useIpClaims } from './ip-claims-context';
import { useClaimColumns } from './use-claim-columns';

const AsNumber = onDemand(
  async () => (await import('@/components/ip-dashboard/filters/as-number')).AsNumber,
);

/** One word of letters and digits. */
const mayBeNumber = /^(?=.*\d)[\w/-]{3,60}$/;

const none: ListedClaim[] = [];

type ClaimsTableProps = { list: ClaimsList; layout: KnownLayout };

export function ClaimsTable({ list, layout }: ClaimsTableProps) {
  const t = useTranslations('ip.claims');
  const columns = useClaimColumns(layout.columns);
  const { selection } = useIpClaims();
  const { place, narrow } = list;
  return (
    <div className="sheet" data-density={layout.density} {...useWidthDrag(layout)}>
      <DataTable
        caption={`${t('title')}. ${t('keys')}`}
        columns={columns}
        rows={layout.known ? list.claims : none}
        rowId={(claim) => claim.id}
        loading={list.loading || !layout.known}
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
            {mayBeNumber.test(list.place.search) && <AsNumber list={list} />}
            {list.narrowed && (
              <Button variant="secondary" onClick={list.clear}>
                {t('clear')}
              </Button>
            )}
          </div>
        }
      />
    </div>
  );
}
