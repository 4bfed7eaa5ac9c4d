'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { filtersOf, workFilters } from '@/lib/claims/records/work-filters';
import { consoleQueries } from '@/lib/client/queries/console';
import type { FiltersProps } from './use-work-form';

/** Marks that claims are narrowed to, each with how many have it among those of this status, type and assignee. */
export function MarkFilters({ place, form: { values, set } }: FiltersProps) {
  const t = useTranslations('ip.claims.work');
  const { data, isError } = useQuery(consoleQueries.workCounts(place));
  return (
    <fieldset className="grid sm:grid-cols-2">
      <legend className="sr-only">{t('marks')}</legend>
      {filtersOf('mark').map((name) => (
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
          checked={values[name] === workFilters[name].value}
          onCheckedChange={(checked) => set(name, checked === true ? workFilters[name].value : '')}
        />
      ))}
    </fieldset>
  );
}
