'use client';

import { useTranslations } from 'next-intl';
import { deskKeys } from '@/components/keys/desk-keys';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { Button } from '@/components/ui/button';

interface HeadPagesProps {
  page: number;
  pageCount: number;
  from: number;
  to: number;
  total: number;
  onTurn: (page: number) => void;
}

/** The pages of the heads of a claim with a thousand rows. */
export function HeadPages({ page, pageCount, onTurn, ...span }: HeadPagesProps) {
  const t = useTranslations('desk.determination');
  const hint = useKeyHint(deskKeys);
  return (
    <nav aria-label={t('headPages')} className="flex items-center justify-between gap-2 px-1">
      <Button variant="secondary" size="sm" disabled={page === 0} onClick={() => onTurn(page - 1)}>
        {t('previousHeads')}
      </Button>
      <span className="figures text-sm" aria-live="polite">
        {t('headPage', span)}
      </span>
      <Button
        variant="secondary"
        size="sm"
        disabled={page >= pageCount - 1}
        onClick={() => onTurn(page + 1)}
        {...hint('headPages')}
      >
        {t('nextHeads')}
      </Button>
    </nav>
  );
}
