'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { NativeSelect } from '@/components/ui/select/native-select';
import { type FactName, factNames, joins } from '@/lib/registers/facts';
import { columnName } from '@/lib/spreadsheets/column-name';
import { ColumnSayings } from './column-sayings';
import type { ColumnsViewProps, ColumnView } from './column-views';

const tones: Record<NonNullable<ColumnView['judged']>, BadgeTone> = {
  sure: 'green',
  likely: 'blue',
  weak: 'yellow',
  hand: 'peacock',
};

interface ColumnChoiceProps extends Omit<ColumnsViewProps, 'views'> {
  view: ColumnView;
}

/** What one column is, how sure that is and why, and what can be said of all its cells. */
export function ColumnChoice({ view, mapping, onFact, onSaying }: ColumnChoiceProps) {
  const t = useTranslations('takeIn.columns');
  const facts = useTranslations('takeIn.facts');
  const reason = useId();
  const { at, letter, mapped, judged, because, likely } = view;

  function labelOf(fact: FactName) {
    const other = joins(fact) ? undefined : mapping.columns.find((one) => one.fact === fact)?.at;
    return other === undefined || other === at
      ? facts(fact)
      : t('at', { fact: facts(fact), letter: columnName(other) });
  }

  const ordered = [...likely, ...factNames.filter((fact) => !likely.includes(fact))];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <NativeSelect
        aria-label={t('fact', { letter })}
        aria-describedby={judged && reason}
        value={mapped?.fact ?? ''}
        onChange={({ target }) =>
          onFact(
            at,
            factNames.find((fact) => fact === target.value),
          )
        }
        options={[
          { value: '', label: t('out') },
          ...ordered.map((fact) => ({ value: fact, label: labelOf(fact) })),
        ]}
      />
      {judged && (
        <p id={reason} className="text-sm font-normal text-ink-soft">
          <Badge tone={tones[judged]}>{t(`confidence.${judged}`)}</Badge>{' '}
          {because.map((one) => t(`because.${one}`)).join('; ')}
        </p>
      )}
      {mapped && <ColumnSayings view={view} mapped={mapped} onSaying={onSaying} />}
    </div>
  );
}
