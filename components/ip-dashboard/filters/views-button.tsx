'use client';

import Bookmark from 'lucide-react/icons/bookmark';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { listKeys } from '@/components/ip-dashboard/keys/list-keys';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/loading/on-demand';

const ListViews = onDemand(async () => (await import('./list-views')).ListViews, {
  close: ({ onClose }) => onClose(),
});

/** Opens the saved views of the list. */
export function ViewsButton({ list }: { list: ClaimsList }) {
  const t = useTranslations('ip.views');
  const hint = useKeyHint(listKeys);
  const [open, setOpen] = useState(false);
  return (
    <div className="basis-auto! md:grow-0!">
      <Button
        variant="secondary"
        className="h-11 w-full"
        onClick={() => setOpen(true)}
        {...hint('views')}
      >
        <Bookmark aria-hidden="true" />
        {t('title')}
      </Button>
      {open && <ListViews list={list} onClose={() => setOpen(false)} />}
    </div>
  );
}
