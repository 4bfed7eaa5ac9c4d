'use client';

import ListFilter from 'lucide-react/icons/list-filter';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { narrowedBy } from '@/components/claims/claims-place';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { listKeys } from '@/components/ip-dashboard/list-keys';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/loading/on-demand';
import { type WorkFilter, workFilterNames } from '@/lib/claims/records/work-filters';

const WorkDialog = onDemand(async () => (await import('./work-dialog')).WorkDialog, {
  close: ({ onClose }) => onClose(),
});
const WorkChips = onDemand(async () => (await import('./work-chips')).WorkChips);

/** Opens what work narrows the list by; what does is named under the filters, each to be taken away. */
export function WorkFilters({ list }: { list: ClaimsList }) {
  const t = useTranslations('ip.claims.work');
  const hint = useKeyHint(listKeys);
  const [open, setOpen] = useState(false);
  const narrowing = narrowedBy(list.place).filter((key): key is WorkFilter =>
    workFilterNames.some((name) => name === key),
  );
  return (
    <>
      <div className="basis-auto! md:grow-0!">
        <Button
          variant="secondary"
          className="h-11 w-full"
          onClick={() => setOpen(true)}
          {...hint('filters')}
        >
          <ListFilter aria-hidden="true" />
          {t('open')}
        </Button>
      </div>
      {narrowing.length > 0 && (
        <div className="basis-full!">
          <WorkChips list={list} narrowing={narrowing} />
        </div>
      )}
      {open && <WorkDialog list={list} onClose={() => setOpen(false)} />}
    </>
  );
}
