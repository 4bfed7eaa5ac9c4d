'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/components/ui/toast/toast';
import {
  columnsOf,
  columnWidths,
  type ListColumn,
  type ListLayout,
  type PlacedColumn,
} from '@/lib/claims/queues/list-layout';
import { saveListLayout } from '@/lib/client/mutations/list-layout';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { useListLayout } from './use-list-layout';

const widthOf = (width: number | null | undefined) =>
  width ? Math.min(Math.max(width, columnWidths.min), columnWidths.max) : null;

/** The layout while it is being chosen; nothing of it is seen in the list before it is saved. */
export function useLayoutDraft(onSaved: () => void) {
  const t = useTranslations('ip.claims.layout');
  const errorText = useErrorText();
  const kept = useListLayout();
  const [density, setDensity] = useState<ListLayout['density']>(kept.density);
  const [columns, setColumns] = useState<PlacedColumn[]>(kept.columns);
  const { mutate, isPending } = useMutation({
    ...saveListLayout,
    onSuccess: () => {
      toast({ variant: 'success', title: t('saved') });
      onSaved();
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  return {
    density,
    setDensity,
    columns,
    change: (id: ListColumn, to: Partial<PlacedColumn>) =>
      setColumns((before) => before.map((one) => (one.id === id ? { ...one, ...to } : one))),
    move: (at: number, by: 1 | -1) =>
      setColumns((before) => {
        const [moved, other] = [before[at], before[at + by]];
        if (!moved || !other) return before;
        return before.map((one, place) => (place === at ? other : place === at + by ? moved : one));
      }),
    reset() {
      setDensity('dense');
      setColumns(columnsOf(null));
    },
    save: () =>
      mutate({
        density,
        columns: columns.map(({ id, shown, width }) => ({ id, shown, width: widthOf(width) })),
      }),
    pending: isPending,
  };
}
