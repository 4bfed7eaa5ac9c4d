'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/fields/field';
import { Select } from '@/components/ui/select/select';
import { consoleQueries } from '@/lib/client/queries/console';
import { lateStates } from '@/lib/law/late-states';
import type { FiltersProps } from './use-work-form';

const all = 'all';

/** Where late claims stand on their track, each with how many do among those of this status, type and assignee. */
export function TrackFilter({ place, form: { values, set } }: FiltersProps) {
  const t = useTranslations('ip.claims.work');
  const states = useTranslations('late.states');
  const { data } = useQuery(consoleQueries.workCounts(place));
  const counted = (state: (typeof lateStates)[number]) =>
    data ? ` ${t('count', { count: data.track[state] ?? 0 })}` : '';
  return (
    <Field label={t('labels.track')}>
      <Select
        value={values.track || all}
        onValueChange={(value) => set('track', value === all ? '' : value)}
        options={[
          { value: all, label: t('allTracks') },
          ...lateStates.map((value) => ({ value, label: `${states(value)}${counted(value)}` })),
        ]}
      />
    </Field>
  );
}
