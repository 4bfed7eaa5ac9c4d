'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

type ReviewLineProps = {
  term: string;
  value: ReactNode;
  /** What the button shows. */
  edit: string;
  /** For those who only hear the button: what it edits. */
  editLabel: string;
  onEdit: () => void;
};

export function ReviewLine({ term, value, edit, editLabel, onEdit }: ReviewLineProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-3 sm:grid-cols-[12rem_1fr_auto]">
      <dt className="text-ink-soft max-sm:col-start-1">{term}</dt>
      <dd className="min-w-0 font-semibold break-words max-sm:col-start-1">{value}</dd>
      <dd className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
        <Button variant="quiet" size="sm" aria-label={editLabel} onClick={onEdit}>
          {edit}
        </Button>
      </dd>
    </div>
  );
}
