'use client';

import { useTranslations } from 'next-intl';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { useWorkForm } from './use-work-form';
import { useWouldShow } from './use-would-show';
import { WorkFields } from './work-fields';

/** What work narrows the list by: marks with how many claims have them, days, amounts, a city, a number. */
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
