'use client';

import dynamic from 'next/dynamic';
import { useLocale } from 'next-intl';
import { useFormWords, usePlaceWords } from '@/components/claim-form/use-form-words';
import { Spinner } from '@/components/ui/spinner';
import type { DetailGroup, FormDefinition } from '@/lib/forms/field';
import { facetsOf } from '@/lib/forms/kinds';
import { groupTitle, labelOf } from '@/lib/forms/labels';
import { type DetailEntry, displayValue } from '@/lib/forms/view';
import { type Fact, Facts } from './facts';
import { isPersonalNumber } from './masked';
import { MaskedValue } from './masked-value';

const RowsTable = dynamic(async () => (await import('./rows-table')).RowsTable, {
  loading: () => <Spinner />,
});

interface DetailSectionProps {
  form: FormDefinition;
  group: DetailGroup;
  entries: DetailEntry[];
}

/** One section of the form's details. */
export function DetailSection({ form, group, entries }: DetailSectionProps) {
  const words = useFormWords();
  const places = usePlaceWords();
  const language = useLocale();

  function factOf({ field, value }: DetailEntry): Fact {
    const label = labelOf(words, form, field.name);
    if (typeof value !== 'string') {
      return { label, value: <RowsTable form={form} field={field} rows={value} />, wide: true };
    }
    const shown = displayValue(words, form, field, value, language, places);
    if (isPersonalNumber(field)) {
      return { label, value: <MaskedValue label={label} value={value} shown={shown} /> };
    }
    return { label, value: shown, wide: facetsOf(field.kind).display === 'paragraph' };
  }

  return (
    <section aria-labelledby={`group-${group}`}>
      <h3 id={`group-${group}`} className="mb-3 text-lg text-peacock">
        {groupTitle(words, group)}
      </h3>
      <Facts columns={3} facts={entries.map(factOf)} />
    </section>
  );
}
