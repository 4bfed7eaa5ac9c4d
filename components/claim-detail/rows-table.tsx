'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Button } from '@/components/ui/button';
import { DataTable } from '@/components/ui/data-table';
import { tableColumns } from '@/components/ui/data-table-columns';
import type { Field, FormDefinition, Row } from '@/lib/forms/field';
import { facetsOf } from '@/lib/forms/kinds';
import { labelOf } from '@/lib/forms/labels';
import { displayValue } from '@/lib/forms/view';
import { isPersonalNumber, masked } from './masked';
import { useColumnHeaders } from './use-column-headers';

interface RowsTableProps {
  form: FormDefinition;
  field: Field;
  rows: readonly Row[];
}

interface Line {
  index: number;
  row: Row;
}

const column = tableColumns<Line>();
const mostAtFirst = 20;

/** A table inside a form, such as the employees that a representative claims for. */
export function RowsTable({ form, field, rows }: RowsTableProps) {
  const t = useTranslations('claim.form');
  const words = useFormWords();
  const language = useLocale();
  const [open, setOpen] = useState(false);
  const [all, setAll] = useState(rows.length <= mostAtFirst);
  const cells = field.columns ?? [];
  const headers = useColumnHeaders();
  const lines = useMemo(() => rows.map((row, index) => ({ index, row })), [rows]);

  const columns = useMemo(
    () =>
      (field.columns ?? []).map((cell) =>
        column.accessor(({ row }) => row[cell.name] ?? '', {
          id: cell.name,
          header: headers[cell.name] ?? labelOf(words, form, cell.name),
          cell: ({ getValue }) => {
            const value = getValue();
            if (isPersonalNumber(cell) && !open) return masked(value);
            return displayValue(words, form, cell, value, language);
          },
          meta: { align: facetsOf(cell.kind).display === 'money' ? 'end' : 'start' },
        }),
      ),
    [field, form, words, language, open, headers],
  );

  return (
    <>
      {cells.some(isPersonalNumber) && (
        <Button variant="quiet" size="sm" className="-ml-3" onClick={() => setOpen(!open)}>
          {t(open ? 'hideNumbers' : 'showNumbers')}
        </Button>
      )}
      <div className="overflow-hidden rounded-md border border-line">
        <DataTable
          caption={labelOf(words, form, field.name)}
          columns={columns}
          rows={all ? lines : lines.slice(0, mostAtFirst)}
          rowId={({ index }) => String(index)}
          empty={null}
        />
      </div>
      {!all && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => setAll(true)}>
          {t('allRows', { count: rows.length })}
        </Button>
      )}
    </>
  );
}
