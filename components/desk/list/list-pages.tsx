'use client';

import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslations } from 'next-intl';
import { deskKeys } from '@/components/keys/desk-keys';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { Button } from '@/components/ui/button';

interface ListPagesProps {
  page: number;
  pageCount: number;
  onTurn: (page: number) => void;
}

/** Only the pages beside this one: there is no room for more. */
export function ListPages({ page, pageCount, onTurn }: ListPagesProps) {
  const t = useTranslations('desk.list');
  const hint = useKeyHint(deskKeys);
  return (
    <nav
      aria-label={t('pages')}
      className="flex items-center justify-between gap-2 border-t border-line md:[&_button]:py-0"
    >
      <Button
        variant="quiet"
        size="sm"
        aria-label={t('previousPage')}
        disabled={page <= 1}
        onClick={() => onTurn(page - 1)}
        {...hint('previousPage')}
      >
        <ChevronLeft aria-hidden="true" />
      </Button>
      <p className="figures text-sm text-ink-soft" aria-live="polite">
        {t('page', { page, pageCount })}
      </p>
      <Button
        variant="quiet"
        size="sm"
        aria-label={t('nextPage')}
        disabled={page >= pageCount}
        onClick={() => onTurn(page + 1)}
        {...hint('nextPage')}
      >
        <ChevronRight aria-hidden="true" />
      </Button>
    </nav>
  );
}
