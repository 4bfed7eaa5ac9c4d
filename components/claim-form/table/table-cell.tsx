'use client';

import { useState } from 'react';
import { FieldView } from '@/components/claim-form/field/field-view';
import type { Field, FormDefinition } from '@/lib/forms/definitions/field';

type TableCellProps = {
  form: FormDefinition;
  column: Field;
  path: string;
  value: string;
  highlighted: boolean;
  onChange: (text: string) => void;
};

/** One cell; its label is seen on phones and read out everywhere. */
export function TableCell({ column, ...rest }: TableCellProps) {
  const [touched, setTouched] = useState(false);
  return (
    <FieldView
      {...rest}
      field={column}
      touched={touched}
      onBlur={() => setTouched(true)}
      className="lg:[&_label]:sr-only lg:[&>div:first-child]:mb-0"
    />
  );
}
