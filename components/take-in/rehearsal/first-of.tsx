'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';

const few = 5;

interface FirstOfProps<Item> {
  items: readonly Item[];
  /** How many there are, listed or not. */
  count: number;
  children: (shown: readonly Item[]) => ReactNode;
}

/** The first few of a list; the others on demand, and how many the portal did not list. */
export function FirstOf<Item>({ items, count, children }: FirstOfProps<Item>) {
  const t = useTranslations('takeIn.rehearsal');
  const [all, setAll] = useState(false);
  const more = items.length - few;
  return (
    <>
      {children(all ? items : items.slice(0, few))}
      {more > 0 && (
        <div>
          <Button variant="quiet" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('showFewer') : t('showMore', { count: more })}
          </Button>
        </div>
      )}
      {(all || more <= 0) && count > items.length && (
        <p className="text-sm text-ink-soft">{t('unnamed', { count: count - items.length })}</p>
      )}
    </>
  );
}
