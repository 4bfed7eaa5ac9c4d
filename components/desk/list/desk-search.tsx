'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { SearchBox } from '@/components/claims/filters/search-box';
import { isSpecial } from '@/components/claims/filters/special';
import type { PlaceAtDesk } from '@/components/desk/place/desk-place';
import type { GoTo } from '@/components/desk/place/use-desk-place';
import { toast } from '@/components/ui/toast/toast';
import { useErrorText } from '@/lib/client/request/use-error-text';

/** Looks for claims of the queue. What identifies somebody goes up by POST alone, and stays in the box while it narrows the list. */
export function DeskSearch({ place, goTo }: { place: PlaceAtDesk; goTo: GoTo }) {
  const t = useTranslations('desk.list');
  const errorText = useErrorText();
  const [number, setNumber] = useState('');
  const latest = useRef('');

  async function search(typed: string) {
    latest.current = typed;
    if (!isSpecial(typed)) return goTo.search({ search: typed, number: '' });
    try {
      const { searchSpecial } = await import('@/components/claims/filters/search-special');
      const found = await searchSpecial(typed);
      // What was typed since counts.
      if (latest.current !== typed) return;
      setNumber(typed);
      if (found.number) goTo.search({ search: '', number: found.number });
      else goTo.search({ search: typed, number: '' });
    } catch (error) {
      toast({ variant: 'destructive', title: t('searchFailed'), description: errorText(error) });
    }
  }

  return (
    <div className="min-w-0 grow">
      <SearchBox
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        value={place.search || (place.number && number)}
        onSearch={(typed) => void search(typed)}
      />
    </div>
  );
}
