'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { PointerEvent } from 'react';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { orderAfter } from '@/components/ip-dashboard/filters/sorting';
import { useIpClaims } from '@/components/ip-dashboard/ip-claims-context';
import type { KnownLayout } from '@/components/ip-dashboard/layout/use-list-layout';
import { onDemand } from '@/components/ui/loading/on-demand';
import { DataTable } from '@/components/ui/table/data-table';
import { toast } from '@/components/ui/toast/toast';
import type { ListedClaim } from '@/lib/claims/records/present';
import { claimSorts } from '@/lib/claims/records/sorts';
import { saveListLayout } from '@/lib/client/mutations/list-layout';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { useClaimColumns } from './use-claim-columns';

const WhenEmpty = onDemand(async () => (await import('./when-empty')).WhenEmpty);

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
            <WhenEmpty list={list} />
          </div>
        }
      />
    </div>
  );
}

/** How near to the edge of a head the pointer grips it, in pixels. */
const grip = 8;

/** The head whose right edge is under the pointer. */
function edgeUnder({ target, clientX }: { target: EventTarget; clientX: number }) {
  const head = target instanceof Element ? target.closest('th') : null;
  return head && head.getBoundingClientRect().right - clientX <= grip ? head : null;
}

const dragging = () => import('@/components/ip-dashboard/layout/drag-width');

/** A drag at the right edge of a head changes the width of its column; the dialog of columns does the same without a pointer. */
function useWidthDrag({ columns, density }: KnownLayout) {
  const t = useTranslations('ip.claims.layout');
  const errorText = useErrorText();
  const { mutate } = useMutation(saveListLayout);
  return {
    // The code is there before a press.
    onPointerEnter: () => void dragging(),
    async onPointerDown(event: PointerEvent) {
      const head = event.button === 0 && event.pointerType !== 'touch' ? edgeUnder(event) : null;
      // The column of the boxes comes first.
      const column = head && columns.filter(({ shown }) => shown)[head.cellIndex - 1];
      if (!head || !column) return;
      event.preventDefault();
      let isReleased = false;
      addEventListener('pointerup', () => (isReleased = true), { once: true });
      const { dragWidth } = await dragging();
      if (isReleased) return;
      const dragged = await dragWidth(head, event.clientX);
      if (!dragged) return;
      const placed = columns.map(({ id, shown, width = null }) => ({
        id,
        shown,
        width: id === column.id ? dragged.width : width,
      }));
      mutate(
        { density, columns: placed },
        {
          onError: (error) => {
            dragged.undo();
            toast({ variant: 'destructive', title: t('failed'), description: errorText(error) });
          },
        },
      );
    },
  };
}
