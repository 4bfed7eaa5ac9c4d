'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import { DateField } from '@/components/ui/dates/date-field';
import { AmountInput } from '@/components/ui/fields/amount-input';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Field } from '@/components/ui/fields/field';
import { Input } from '@/components/ui/fields/input';
import { Select } from '@/components/ui/select/select';
import { type FilterKind, filtersOf, workFilters } from '@/lib/claims/records/work-filters';
import { consoleQueries } from '@/lib/client/queries/console';
import { type LateState, lateStates } from '@/lib/law/late-states';
import type { FiltersProps } from './use-work-form';

function DayFilters({ form: { values, set, faults } }: FiltersProps) {
  const t = useTranslations('ip.claims.work');
  return filtersOf('day').map((name) => (
    <DateField
      key={name}
      label={t(`labels.${name}`)}
      asked={faults.includes(name)}
      value={values[name] ?? ''}
      onChange={(value) => set(name, value)}
    />
  ));
}

function AmountFilters({ form: { values, set, faults } }: FiltersProps) {
  const t = useTranslations('ip.claims.work');
  return filtersOf('amount').map((name) => (
    <Field
      key={name}
      label={t(`labels.${name}`)}
      error={faults.includes(name) ? t('notAnAmount') : undefined}
    >
      <AmountInput
        prefix="₹"
        value={values[name] ?? ''}
        onValueChange={(amount) => set(name, amount)}
      />
    </Field>
  ));
}

function WordsFilters({ form: { values, set } }: FiltersProps) {
  const t = useTranslations('ip.claims.work');
  return filtersOf('words').map((name) => (
    <Field key={name} label={t(`labels.${name}`)}>
      <Input
        autoComplete="off"
        value={values[name] ?? ''}
        onChange={({ target }) => set(name, target.value)}
      />
    </Field>
  ));
}

function NumberFilter({ form: { number, setNumber, faults } }: FiltersProps) {
  const t = useTranslations('ip.claims.work');
  return (
    <Field
      label={t('labels.number')}
      hint={t('numberHint')}
      error={faults.includes('number') ? t('tooShort') : undefined}
    >
      <Input autoComplete="off" value={number} onChange={({ target }) => setNumber(target.value)} />
    </Field>
  );
}

const rows = {
  marks: '',
  track: '',
  days: 'sm:grid-cols-2',
  texts: 'sm:grid-cols-3',
  number: '',
} as const;

/** The component for all filters of a kind, and its row. */
const kinds: Record<FilterKind, { row: keyof typeof rows; Filters: ComponentType<FiltersProps> }> =
  {
    mark: { row: 'marks', Filters: MarkFilters },
    track: { row: 'track', Filters: TrackFilter },
    day: { row: 'days', Filters: DayFilters },
    amount: { row: 'texts', Filters: AmountFilters },
    words: { row: 'texts', Filters: WordsFilters },
    number: { row: 'number', Filters: NumberFilter },
  };

export function WorkFields(props: FiltersProps) {
  return Object.entries(rows).map(([row, columns]) => (
    <div key={row} className={`grid gap-4 ${columns}`}>
      {Object.entries(kinds)
        .filter(([, kind]) => kind.row === row)
        .map(([kind, { Filters }]) => (
          <Filters key={kind} {...props} />
        ))}
    </div>
  ));
}

const all = 'all';

/** The steps of late claims, each with its number among claims of this status, type and assignee. */
function TrackFilter({ place, form: { values, set } }: FiltersProps) {
  const t = useTranslations('ip.claims.work');
  const states = useTranslations('late.states');
  const { data } = useQuery(consoleQueries.workCounts(place));
  const counted = (state: LateState) =>
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

/** The marks, each with its number among claims of this status, type and assignee. */
function MarkFilters({ place, form: { values, set } }: FiltersProps) {
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
