'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Button } from '@/components/ui/button';
import type { Column } from '@/components/ui/table/column';
import { DataTable } from '@/components/ui/table/data-table';
import type { Change } from '@/lib/forms/changes';
import type { FormDefinition } from '@/lib/forms/definitions/field';
import { labelOf } from '@/lib/forms/labels';
import { ChangedValue } from './changed-value';

interface ChangesTableProps {
  form: FormDefinition;
  changes: Change[];
  /** The versions compared. */
  names: { from: number; to: number };
}

const maxInitialRows = 30;

/** What is not the same in two versions, a line for each field or row of a table. */
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
