'use client';

import Trash from 'lucide-react/icons/trash-2';
import { useTranslations } from 'next-intl';
import { memo, useState } from 'react';
import { FieldView } from '@/components/claim-form/field/field-view';
import { Button } from '@/components/ui/button';
import type { Field, FormDefinition, Row, TableField } from '@/lib/forms/definitions/field';
import { isSerial } from '@/lib/forms/definitions/rows';
import type { Doubt } from '@/lib/forms/kinds/shared/question';
import { twice } from '@/lib/forms/questions/repeats';
import { serialOf } from './row-keys';
import { gridOf } from './table-grid';

type TableRowProps = {
  form: FormDefinition;
  field: TableField;
  row: Row;
  at: number;
  /** Identifies this row wherever it stands. */
  rowKey: string;
  invalidPaths: readonly string[];
  /** The number of an earlier row with the same value where no two should be equal. */
  repeated: string | undefined;
  onCell: (at: number, column: string, text: string) => void;
  /** Absent for the first row of a required table, which stays. */
  onRemove: ((at: number) => void) | undefined;
};

export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { form, field, row, at, rowKey, invalidPaths, repeated, onCell, onRemove } = props;
  const t = useTranslations('wizard.form');
  const of = useTranslations(`wizard.form.table.${field.name}`);
  const serial = serialOf(row);
  const cells = field.columns.filter((column) => !isSerial(column));
  return (
    <fieldset
      aria-label={of('row', { serial })}
      className={`${gridOf[field.name]} min-w-0 rounded-md border border-line bg-sheet p-3 sm:grid-cols-2 lg:rounded-none lg:border-t-0 lg:last:rounded-b-md`}
    >
      <p className="col-span-full font-semibold text-peacock-deep lg:col-span-1 lg:pt-2.5">
        <span className="lg:hidden">{of('row', { serial })}</span>
        <span aria-hidden="true" className="figures max-lg:hidden">
          {serial}
        </span>
      </p>
      {cells.map((column) => (
        <TableCell
          key={column.name}
          form={form}
          column={column}
          path={`${field.name}.${at}.${column.name}`}
          value={row[column.name] ?? ''}
          highlighted={invalidPaths.includes(`${field.name}.${rowKey}.${column.name}`)}
          // Under the first of forty rows it is enough.
          hintSaid={at > 0}
          repeated={column.uniqueInTable && repeated ? twice(column, repeated) : undefined}
          onChange={(text) => onCell(at, column.name, text)}
        />
      ))}
      {onRemove && (
        <div className="col-span-full lg:col-span-1">
          <Button
            variant="quiet"
            size="icon"
            className="max-lg:hidden"
            aria-label={of('remove', { serial })}
            onClick={() => onRemove(at)}
          >
            <Trash aria-hidden="true" />
          </Button>
          <Button
            variant="secondary"
            size="sm"
            className="lg:hidden"
            aria-label={of('remove', { serial })}
            onClick={() => onRemove(at)}
          >
            <Trash aria-hidden="true" />
            {t('remove')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}, isSame);

/** The form's state copies every row at every change, so this compares rows by their cells. */
function isSame({ row: before, ...one }: TableRowProps, { row: after, ...other }: TableRowProps) {
  return isShallowEqual(before, after) && isShallowEqual(one, other);
}

function isShallowEqual<T extends object>(one: T, other: T) {
  const keys = Object.keys(one) as (keyof T)[];
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.is(one[key], other[key]))
  );
}

type TableCellProps = {
  form: FormDefinition;
  column: Field;
  path: string;
  value: string;
  highlighted: boolean;
  hintSaid: boolean;
  repeated: Doubt | undefined;
  onChange: (text: string) => void;
};

/** A phone shows the label; screen readers read it everywhere. */
function TableCell({ column, ...rest }: TableCellProps) {
  const [touched, setTouched] = useState(false);
  return (
    <FieldView
      {...rest}
      field={column}
      touched={touched}
      onBlur={() => setTouched(true)}
      className="lg:[&>div:first-child]:mb-0 lg:[&>div:first-child>:first-child]:sr-only"
    />
  );
}
