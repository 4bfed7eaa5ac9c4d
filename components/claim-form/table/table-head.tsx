'use client';

import { useFormWords } from '@/components/claim-form/use-form-words';
import type { Field, FormDefinition } from '@/lib/forms/definitions/field';
import { labelOf } from '@/lib/forms/labels';
import { tableGrid } from './table-grid';

/** The columns' names above a wide table. For the eye alone: every cell carries its own label. */
export function TableHead({ form, field }: { form: FormDefinition; field: Field }) {
  const words = useFormWords();
  return (
    <div
      aria-hidden="true"
      className={`${tableGrid} rounded-t-md border border-line bg-paper-deep px-3 py-2 text-sm font-semibold text-ink-soft max-lg:hidden`}
    >
      {field.columns?.map((column) => (
        <span key={column.name}>
          {labelOf(words, form, column.name)}
          <span className="text-red">*</span>
        </span>
      ))}
    </div>
  );
}
