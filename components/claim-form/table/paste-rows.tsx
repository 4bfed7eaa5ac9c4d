'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Field } from '@/components/ui/fields/field';
import { Textarea } from '@/components/ui/fields/textarea';
import { formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import type { FormDefinition, Row, TableField } from '@/lib/forms/definitions/field';
import { isSerial } from '@/lib/forms/definitions/rows';
import { labelOf } from '@/lib/forms/labels';
import { pastedRows } from './pasted-rows';

interface PasteRowsProps {
  form: FormDefinition;
  field: TableField;
  /** How many rows there are already. */
  present: number;
  onTake: (rows: Row[]) => void;
  onClose: () => void;
}

/** Takes rows that somebody copied from a spreadsheet, and says first how many there are and what they add up to. */
export function PasteRows({ form, field, present, onTake, onClose }: PasteRowsProps) {
  const t = useTranslations('wizard.form.paste');
  const of = useTranslations(`wizard.form.table.${field.name}`);
  const words = useFormWords();
  const language = useLocale();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const { columns, maxRows } = field;
  const { rows, wrong, sum, interest, shortYear, otherTotal } = pastedRows(text, field, (name) =>
    labelOf(words, form, name),
  );
  const order = columns
    .filter((column) => !isSerial(column))
    .map(({ name }) => labelOf(words, form, name))
    .join(' · ');
  const fault =
    rows.length === 0
      ? t('nothing')
      : rows.length + present > maxRows
        ? of('full', { count: maxRows })
        : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    // A dialog's form stands within the claim's in React's tree.
    event.stopPropagation();
    setTried(true);
    if (fault) return;
    onTake(rows);
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={of('paste.title')}
      initialFocus={box}
      description={t('text', { columns: order })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id}>
            {of('paste.take', { count: rows.length })}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-3">
        <Field label={t('rows')} required error={tried ? fault : undefined}>
          <Textarea
            ref={box}
            rows={8}
            className="figures"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <div aria-live="polite" className="grid gap-2">
          {rows.length > 0 && (
            <p>
              {of('paste.found', {
                count: rows.length,
                sum: formatMoney(sum),
                interest: interest ? formatMoney(interest) : 'none',
              })}
            </p>
          )}
          {otherTotal && (
            <Alert tone="amber">{t('otherTotal', { total: formatMoney(otherTotal) })}</Alert>
          )}
          {shortYear && (
            <Alert tone="amber">
              {t('shortYears', {
                written: shortYear.written,
                day: formatDate(shortYear.day, language),
              })}
            </Alert>
          )}
          {wrong.length > 0 && (
            <Alert tone="amber">
              {of('paste.wrong', { count: wrong.length, lines: wrong.slice(0, 10).join(', ') })}
            </Alert>
          )}
        </div>
      </form>
    </Dialog>
  );
}
