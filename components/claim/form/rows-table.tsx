'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Mask } from '@/components/claim-form/masked/mask';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Button } from '@/components/ui/button';
import type { Column } from '@/components/ui/table/column';
import { DataTable } from '@/components/ui/table/data-table';
import type { FormDefinition, Row, TableField } from '@/lib/forms/definitions/field';
import { identifierOf } from '@/lib/forms/identifier';
import { behaviourOf } from '@/lib/forms/kinds/behaviours';
import { labelOf } from '@/lib/forms/labels';
import { displayValue } from '@/lib/forms/view';
import { useColumnHeaders } from './use-column-headers';
import { useReveal } from './use-reveal';

interface RowsTableProps {
  claimId: string;
  form: FormDefinition;
  field: TableField;
  rows: readonly Row[];
}

interface Line {
  index: number;
  row: Row;
}

const maxInitialRows = 20;

/** A table inside a form, such as the employees that a representative claims for. */
export function RowsTable({ claimId, form, field, rows }: RowsTableProps) {
  const t = useTranslations('claim.form');
  const words = useFormWords();
  const language = useLocale();
  const [all, setAll] = useState(rows.length <= maxInitialRows);
  const secret = field.columns.find(identifierOf);
  const { values, pending, toggle } = useReveal(claimId, `${field.name}.${secret?.name}`);
  const headers = useColumnHeaders();
  const lines = rows.map((row, index) => ({ index, row }));

  const columns = field.columns.map(
    (cell): Column<Line> => ({
      id: cell.name,
      header: headers[cell.name] ?? labelOf(words, form, cell.name),
      cell({ index, row }) {
        const stored = row[cell.name] ?? '';
        const value = cell === secret ? values?.[`${field.name}.${index}.${cell.name}`] : stored;
        if (value === undefined) return stored && <Mask mask={stored} />;
        return displayValue(words, form, cell, value, language);
      },
      align: behaviourOf(cell.kind).layout === 'figure' ? 'end' : 'start',
    }),
  );

  return (
    <>
      {secret && (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3"
          pending={pending}
          pendingLabel={t('opening')}
          onClick={toggle}
        >
          {t(values ? 'hideNumbers' : 'showNumbers')}
        </Button>
      )}
      <div className="overflow-hidden rounded-md border border-line">
        <DataTable
          caption={labelOf(words, form, field.name)}
          columns={columns}
          rows={all ? lines : lines.slice(0, maxInitialRows)}
          rowId={({ index }) => String(index)}
          empty={null}
          onlyRead
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
