'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ClaimsPlace } from '@/components/claims/claims-place';
import { Checkbox } from '@/components/ui/fields/checkbox';
import type { WorkFilter, WorkPlace } from '@/lib/claims/work-filters';
import { consoleQueries } from '@/lib/client/console-queries';

const marks = {
  late: 'yes',
  documents: 'none',
  heads: 'differ',
  numbers: 'same',
  transfer: 'open',
} as const;

export interface MarkFiltersProps {
  place: ClaimsPlace;
  values: WorkPlace;
  onSet: (name: WorkFilter, value: string) => void;
}

/** Marks that claims are narrowed to, each with how many have it among those of this status, type and assignee. */
export function MarkFilters({ place, values, onSet }: MarkFiltersProps) {
  const t = useTranslations('ip.claims.work');
  const { data, isError } = useQuery(consoleQueries.workCounts(place));
  return (
    <fieldset className="grid sm:grid-cols-2">
      <legend className="sr-only">{t('marks')}</legend>
      {(['late', 'documents', 'heads', 'numbers', 'transfer'] as const).map((name) => (
        <Checkbox
          key={name}
          label={
            <>
              {t(`labels.${name}`)}{' '}
              <span className="figures text-ink-soft">
                {data ? t('count', { count: data[name] }) : isError ? '' : '…'}
              </span>
            </>
          }
          checked={values[name] === marks[name]}
          onCheckedChange={(checked) => onSet(name, checked === true ? marks[name] : '')}
        />
      ))}
    </fieldset>
  );
}
