'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { Field } from '@/components/ui/fields/field';
import { NativeSelect } from '@/components/ui/select/native-select';
import type { RehearsedSheet } from '@/lib/imports/registers/rehearse-file';
import { columnsOf, doubtfulIn } from './columns/column-views';
import { OneSheet } from './one-sheet';
import { Together } from './rehearsal/together';
import type { Register } from './use-register';

interface SheetsProps {
  register: Register;
  sheets: readonly RehearsedSheet[];
}

/** What was found in a register, one sheet at a time. */
export function Sheets({ register, sheets }: SheetsProps) {
  const t = useTranslations('takeIn.found');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [at, setAt] = useState(0);
  // The file was chosen by a button that is gone.
  useEffect(() => heading.current?.focus(), []);
  const sheet = sheets[at] ?? sheets[0];

  function labelOf(one: RehearsedSheet) {
    const name = one.sheet || t('unnamed');
    const mapping = register.mappingOf(one);
    if (!mapping) return t('leftOutOption', { name });
    const doubtful = doubtfulIn(columnsOf(one, mapping));
    return t('option', { name, rows: one.rehearsal.rows, doubtful });
  }

  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id={id} ref={heading} tabIndex={-1} className="text-xl text-peacock-deep">
        {t('title')}
      </h2>
      <Together sheets={sheets} />
      {sheets.length > 1 && (
        <Field label={t('sheet')} className="max-w-xl">
          <NativeSelect
            value={String(at)}
            onChange={({ target }) => setAt(Number(target.value))}
            options={sheets.map((one, place) => ({
              value: String(place),
              label: labelOf(one),
            }))}
          />
        </Field>
      )}
      {sheet && (
        <OneSheet key={sheet.sheet} register={register} sheet={sheet} alone={sheets.length === 1} />
      )}
    </section>
  );
}
