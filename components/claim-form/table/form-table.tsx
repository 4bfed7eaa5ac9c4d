'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { fieldId, focusField } from '@/components/claim-form/field-id';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { onDemand } from '@/components/ui/loading/on-demand';
import { forgetKept, keptForTable } from '@/lib/client/files/waiting-list';
import type { ClaimValues, FormDefinition, Row, TableField } from '@/lib/forms/definitions/field';
import { holdsMore } from '@/lib/forms/definitions/rows';
import { labelOf } from '@/lib/forms/labels';
import { repeatsIn } from '@/lib/forms/questions/repeats';
import { nextRowOf } from '@/lib/forms/values';
import { rowKeys } from './row-keys';
import { gridOf } from './table-grid';
import { TableRow } from './table-row';

const ListDialog = onDemand(async () => (await import('./list-dialog')).ListDialog, {
  close: ({ onClose }) => onClose(),
});

type FormTableProps = {
  form: FormDefinition;
  field: TableField;
  invalidPaths: readonly string[];
  className?: string;
};

/** On a phone each row is a card. */
export function FormTable({ form, field, invalidPaths, className }: FormTableProps) {
  const t = useTranslations('wizard.form');
  const of = useTranslations(`wizard.form.table.${field.name}`);
  const words = useFormWords();
  const { getValues } = useFormContext<ClaimValues>();
  const { field: bound } = useController<ClaimValues>({ name: field.name });
  const rows = rowsOf(bound.value);
  const keys = rowKeys(rows);
  const repeats = repeatsIn(field, rows);
  const unique = field.columns.find(({ uniqueInTable }) => uniqueInTable)?.name;
  const filled = rows.filter((row) => holdsMore(field, row));
  const [given, setGiven] = useState(() => keptForTable(field.name));
  const [pasting, setPasting] = useState(given !== undefined);

  const { onChange } = bound;
  const { name, maxRows } = field;
  const changeCell = useCallback(
    (at: number, column: string, text: string) =>
      onChange(
        rowsOf(getValues(name)).map((row, index) =>
          index === at ? { ...row, [column]: text } : row,
        ),
      ),
    [getValues, name, onChange],
  );
  const remove = useCallback(
    (at: number) => {
      onChange(rowsOf(getValues(name)).filter((_, index) => index !== at));
      document.getElementById(fieldId(name))?.focus();
    },
    [getValues, name, onChange],
  );

  function close() {
    forgetKept();
    setGiven(undefined);
    setPasting(false);
  }

  return (
    <div className={cn('grid min-w-0 gap-3 sm:col-span-2', className)}>
      <fieldset aria-label={labelOf(words, form, name)} className="grid min-w-0 gap-3 lg:gap-0">
        <TableHead form={form} field={field} />
        {rows.map((row, at) => (
          <TableRow
            key={keys[at]}
            form={form}
            field={field}
            row={row}
            at={at}
            rowKey={keys[at] ?? ''}
            invalidPaths={invalidPaths}
            repeated={repeats.get(`${at}.${unique}`)?.other?.value}
            onCell={changeCell}
            onRemove={at > 0 || !field.required ? remove : undefined}
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          id={fieldId(name)}
          variant="secondary"
          disabled={rows.length >= maxRows}
          onClick={() => onChange([...rows, nextRowOf(field, rows)])}
        >
          {of('add')}
        </Button>
        <Button
          variant="secondary"
          disabled={rows.length >= maxRows}
          onClick={() => setPasting(true)}
        >
          {t('paste.open')}
        </Button>
        <span role="status" className="text-sm text-ink-soft">
          {rows.length >= maxRows
            ? of('full', { count: maxRows })
            : of('rows', { count: rows.length })}
        </span>
      </div>
      {pasting && (
        <ListDialog
          form={form}
          field={field}
          present={filled.length}
          given={given}
          onTake={(taken) => {
            onChange(numbered(field, [...filled, ...taken]));
            // Rows from elsewhere may stand in a folded section.
            if (given) focusField(name);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

/** Numbers rows from 1; each has all columns. */
function numbered(field: TableField, rows: readonly Row[]) {
  const empty = nextRowOf(field, []);
  return rows.map((row, at) => ({ ...empty, ...row, serialNo: String(at + 1) }));
}

const rowsOf = (value: ClaimValues[string] | undefined): readonly Row[] =>
  Array.isArray(value) ? value : [];

/** Only for the eye: every cell has its own label. */
function TableHead({ form, field }: { form: FormDefinition; field: TableField }) {
  const words = useFormWords();
  return (
    <div
      aria-hidden="true"
      className={`${gridOf[field.name]} rounded-t-md border border-line bg-paper-deep px-3 py-2 text-sm font-semibold text-ink-soft max-lg:hidden`}
    >
      {field.columns.map((column) => (
        <span key={column.name}>
          {labelOf(words, form, column.name)}
          {column.required && <span className="text-red">*</span>}
        </span>
      ))}
    </div>
  );
}
