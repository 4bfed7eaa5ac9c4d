'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Field } from '@/components/ui/fields/field';
import { Textarea } from '@/components/ui/fields/textarea';
import type { FormDefinition, Row, TableField } from '@/lib/forms/definitions/field';
import { isSerial } from '@/lib/forms/definitions/rows';
import { labelOf } from '@/lib/forms/labels';
import { ListFile } from './list-file';
import { ListReport } from './list-report';
import { pastedRows } from './pasted-rows';
import { rowsOfSheets } from './rows-of-sheets';
import { useListFile } from './use-list-file';

interface ListDialogProps {
  form: FormDefinition;
  field: TableField;
  /** Rows in the table before. */
  present: number;
  /** The file that the person chose elsewhere for this table. */
  given?: File | undefined;
  onTake: (rows: Row[]) => void;
  onClose: () => void;
}

/** Takes rows from a spreadsheet, as a file or pasted, after it has shown how many they are and their sum. */
export function ListDialog({ form, field, present, given, onTake, onClose }: ListDialogProps) {
  const t = useTranslations('wizard.form.paste');
  const of = useTranslations(`wizard.form.table.${field.name}`);
  const words = useFormWords();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const chosen = useListFile(given);
  const { columns, maxRows } = field;
  const { file, list } = useMemo(() => {
    const nameOf = (name: string) => labelOf(words, form, name);
    const read = chosen.sheets && rowsOfSheets(chosen.sheets, field, nameOf);
    return { file: read, list: read ?? pastedRows(chosen.file ? '' : text, field, nameOf) };
  }, [chosen.sheets, chosen.file, text, form, field, words]);
  const { rows } = list;
  const order = columns
    .filter((column) => !isSerial(column))
    .map(({ name }) => labelOf(words, form, name))
    .join(' · ');
  const full = rows.length + present > maxRows ? of('full', { count: maxRows }) : undefined;
  const nothing = rows.length === 0 ? t(file ? 'file.nothing' : 'nothing') : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    // In React's tree a dialog's form stands within the claim's form.
    event.stopPropagation();
    setTried(true);
    if (full || nothing) return;
    onTake(rows);
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={of('paste.title')}
      {...(given ? {} : { initialFocus: box })}
      description={t('text', { columns: order })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} disabled={chosen.reading}>
            {of('paste.take', { count: rows.length })}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <ListFile list={chosen} />
        {!chosen.file && (
          <Field label={t('rows')} error={tried ? (full ?? nothing) : undefined}>
            <Textarea
              ref={box}
              // What was understood of a paste has to be in sight beside it.
              rows={rows.length > 0 ? 3 : 8}
              className="figures"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
        )}
        {file && (nothing || (tried && full)) && (
          <p role="alert" className="font-semibold text-red">
            {nothing ?? full}
          </p>
        )}
        <ListReport form={form} field={field} list={list} file={file} order={order} />
      </form>
    </Dialog>
  );
}
