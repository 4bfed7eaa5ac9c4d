'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useColumnHeaders } from '@/components/claim/form/use-column-headers';
import { Mask } from '@/components/claim-form/masked/mask';
import { useFormWords, usePlaceWords } from '@/components/claim-form/use-form-words';
import { Button } from '@/components/ui/button';
import type { Column } from '@/components/ui/table/column';
import { DataTable } from '@/components/ui/table/data-table';
import type { Change } from '@/lib/forms/changes';
import type { Field, FormDefinition } from '@/lib/forms/definitions/field';
import { fieldNamed } from '@/lib/forms/definitions/registry';
import { plainMask } from '@/lib/forms/distinct-masks';
import { identifierOf } from '@/lib/forms/identifier';
import { labelOf } from '@/lib/forms/labels';
import { displayValue } from '@/lib/forms/view';

interface ChangesTableProps {
  form: FormDefinition;
  changes: Change[];
  names: { from: number; to: number };
}

const maxInitialRows = 30;

/** The differences between two versions, a line for each field or row of a table. */
export function ChangesTable({ form, changes, names: { from, to } }: ChangesTableProps) {
  const t = useTranslations('claim.versions');
  const words = useFormWords();
  const [all, setAll] = useState(changes.length <= maxInitialRows);
  const side = (which: 'from' | 'to', version: number): Column<Change> => ({
    id: which,
    header: t('version', { version }),
    cell: (change) => <ChangedValue form={form} change={change} side={which} />,
  });
  const columns: Column<Change>[] = [
    {
      id: 'field',
      header: t('field'),
      cell({ field, row }) {
        const label = labelOf(words, form, field);
        return row === undefined ? label : t('row', { label, row });
      },
      card: 'title',
    },
    side('from', from),
    side('to', to),
  ];

  if (changes.length === 0) return <p className="text-ink-soft">{t('same')}</p>;
  return (
    <>
      <div className="overflow-hidden rounded-md border border-line">
        <DataTable
          caption={t('table', { from, to })}
          columns={columns}
          rows={all ? changes : changes.slice(0, maxInitialRows)}
          rowId={({ field, row = '' }) => `${field}.${row}`}
          empty={null}
        />
      </div>
      {!all && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => setAll(true)}
        >
          {t('more', { count: changes.length })}
        </Button>
      )}
    </>
  );
}

interface ChangedValueProps {
  form: FormDefinition;
  change: Change;
  side: 'from' | 'to';
}

/** One side of a change as a person reads it; of a changed row, only the changed cells. */
function ChangedValue({ form, change, side }: ChangedValueProps) {
  const t = useTranslations('claim.versions');
  const words = useFormWords();
  const places = usePlaceWords();
  const language = useLocale();
  const headers = useColumnHeaders();
  const value = change[side];
  const other = change[side === 'from' ? 'to' : 'from'];
  const field = fieldNamed(form, change.field);
  const nothing = <span className="text-ink-soft">{t(change.row ? 'noRow' : 'none')}</span>;
  if (value === null || !field) return nothing;

  function shownOf(of: Field, text: string) {
    if (!text) return t('none');
    if (identifierOf(of)) return <Mask mask={plainMask(text)} />;
    return displayValue(words, form, of, text, language, places);
  }

  if (typeof value === 'string') {
    return <span className="whitespace-pre-line wrap-anywhere">{shownOf(field, value)}</span>;
  }
  const cells = (field.columns ?? []).filter(
    ({ name }) => other === null || typeof other === 'string' || value[name] !== other[name],
  );
  return (
    <span className="grid gap-1">
      {cells.map((cell) => {
        const label = headers[cell.name] ?? labelOf(words, form, cell.name);
        return (
          <span key={cell.name} className="wrap-anywhere">
            <span className="text-sm text-ink-soft">{label}: </span>
            {shownOf(cell, value[cell.name] ?? '')}
          </span>
        );
      })}
    </span>
  );
}
