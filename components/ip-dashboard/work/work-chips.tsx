'use client';

import X from 'lucide-react/icons/x';
import { useLocale, useTranslations } from 'next-intl';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { Button } from '@/components/ui/button';
import { type OfEachKind, ofKind, type WorkFilter } from '@/lib/claims/records/work-filters';
import { formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { lateStates } from '@/lib/law/late-states';

type WorkChipsProps = { list: ClaimsList; narrowing: WorkFilter[] };

export function WorkChips({ list, narrowing }: WorkChipsProps) {
  const t = useTranslations('ip.claims.work');
  const language = useLocale();
  const states = useTranslations('late.states');
  const said: OfEachKind<(value: string) => string> = {
    mark: () => () => '',
    track: () => (value) => states(lateStates.find((state) => state === value) ?? 'received'),
    day: () => (value) => formatDate(value, language),
    amount: () => formatMoney,
    words: () => (value) => value,
    number: () => () => '',
  };
  return (
    <ul aria-label={t('narrowing')} className="flex flex-wrap gap-2">
      {narrowing.map((name) => {
        const words = t(`chips.${name}`, { value: ofKind(said, name)(list.place[name] ?? '') });
        return (
          <li key={name}>
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('remove', { filter: words })}
              onClick={() => list.narrow({ [name]: '' })}
            >
              {words}
              <X aria-hidden="true" />
            </Button>
          </li>
        );
      })}
      <li>
        <Button variant="quiet" size="sm" onClick={list.clear}>
          {t('clear')}
        </Button>
      </li>
    </ul>
  );
}
