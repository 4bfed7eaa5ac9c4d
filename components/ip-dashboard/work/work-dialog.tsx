'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { ClaimsPlace } from '@/components/claims/claims-place';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import type { WorkPlace } from '@/lib/claims/records/work-filters';
import { queries } from '@/lib/client/queries/queries';
import { readWork, useWorkForm } from './use-work-form';
import { WorkFields } from './work-fields';

/** Filters of work: marks with how many claims have them, days, amounts, a city, a number. */
export function WorkDialog({ list, onClose }: { list: ClaimsList; onClose: () => void }) {
  const t = useTranslations('ip.claims.work');
  const ui = useTranslations('ui');
  const form = useWorkForm(list, onClose);
  const shown = useWouldShow(list.place, form.values, form.number);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {ui('cancel')}
          </Button>
          {/* As wide as its longest words, so that nothing moves when the count comes. */}
          <Button
            type="submit"
            form="work-filters"
            pending={form.pending}
            className="figures min-w-[min(18rem,100%)]"
          >
            {shown
              ? t('applyCount', { count: shown.total, more: String(shown.totalIsMore ?? false) })
              : t('apply')}
          </Button>
        </>
      }
    >
      <form
        id="work-filters"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <WorkFields place={list.place} form={form} />
      </form>
    </Dialog>
  );
}

/** The page counts once the filters have stayed the same for so long. */
const pauseMs = 300;

/**
 * How many claims the list will show with these filters; undefined while that is unknown. A typed number counts once the person
 * searches for it.
 */
function useWouldShow(place: ClaimsPlace, values: WorkPlace, number: string) {
  const [asked, ask] = useState<WorkPlace | null>(null);
  useEffect(() => {
    const read = readWork(values, number);
    const soon = setTimeout(
      () => ask(read.wrong.length > 0 || number.trim() ? null : read.asked),
      pauseMs,
    );
    return () => {
      clearTimeout(soon);
      ask(null);
    };
  }, [values, number]);
  const { data, isPlaceholderData } = useQuery({
    ...queries.claims({ ...place, ...asked, page: 1, limit: 1 }),
    enabled: asked !== null,
  });
  return asked && data && !isPlaceholderData ? data : undefined;
}
