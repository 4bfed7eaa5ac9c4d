'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { PointerEvent } from 'react';
import { toast } from '@/components/ui/toast/toast';
import { saveListLayout } from '@/lib/client/mutations/list-layout';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { dragWidth, edgeUnder } from './drag-width';
import type { KnownLayout } from './use-list-layout';

/** Columns are made wider and narrower by the right edges of their heads; the dialog of columns does the same without a pointer. */
export function useWidthDrag({ columns, density }: KnownLayout) {
  const t = useTranslations('ip.claims.layout');
  const errorText = useErrorText();
  const { mutate } = useMutation(saveListLayout);
  return {
    async onPointerDown(event: PointerEvent) {
      const head = event.button === 0 && event.pointerType !== 'touch' ? edgeUnder(event) : null;
      // Before it stands the column of the boxes.
      const column = head && columns.filter(({ shown }) => shown)[head.cellIndex - 1];
      if (!head || !column) return;
      event.preventDefault();
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
