'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

type ReviewLineProps = {
  term: string;
  value: ReactNode;
  /** Says what is edited, for those who hear the button alone. */
  editLabel: string;
  onEdit: () => void;
};

export function ReviewLine({ term, value, editLabel, onEdit }: ReviewLineProps) {
  const t = useTranslations('wizard.review');
  return (
    <div className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0 sm:grid sm:flex-1 sm:grid-cols-[12rem_1fr] sm:items-baseline">
        <dt className="text-ink-soft">{term}</dt>
        <dd className="font-semibold break-words">{value}</dd>
      </div>
      <Button variant="quiet" size="sm" aria-label={editLabel} onClick={onEdit}>
        {t('edit')}
      </Button>
    </div>
  );
}
