'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Field } from '@/components/ui/fields/field';
import { Textarea } from '@/components/ui/fields/textarea';
import { NativeSelect } from '@/components/ui/select/native-select';
import { type RowHeadName, rowNumberOf } from '@/lib/law/heads';
import { needsText, reasonCodes } from '@/lib/law/reasons';
import { filled } from './fill';
import { amountsIn, linesWithoutHead, placesOfRows, rowHeadsIn } from './pasted';
import { type DeskValues, noReason } from './values';

interface PasteColumnProps {
  /** The row of the first line. */
  from: number;
  labelOf: (head: string) => string;
  onClose: () => void;
}

/**
 * Admits the amounts of a spreadsheet's column, a line for each row of the form's table, and puts the rest where the person
 * says.
 */
export function PasteColumn({ from, labelOf, onClose }: PasteColumnProps) {
  const t = useTranslations('desk.paste');
  const law = useTranslations('law');
  const form = useId();
  const { getValues, setValue, formState } = useFormContext<DeskValues>();
  const column = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [which, setWhich] = useState<RowHeadName>();
  const [rest, setRest] = useState<'' | 'restUnderVerification' | 'restNotAdmitted'>('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { amounts, wrong } = amountsIn(text);
  const heads = getValues('heads');
  const names = rowHeadsIn(heads);
  const name = which ?? names[0] ?? 'employee';
  const places = placesOfRows(heads, name);
  const rows = Math.max(0, ...heads.map(({ head }) => rowNumberOf(head) ?? 0)) - from + 1;
  const lost = linesWithoutHead(amounts, from, places);
  const fault =
    amounts.length === 0
      ? t('nothing')
      : wrong.length > 0
        ? t('wrong', { lines: wrong.slice(0, 10).join(', ') })
        : amounts.length > rows
          ? t('tooMany', { lines: amounts.length, rows, of: name })
          : lost.length > 0
            ? t('nowhere', { lines: lost.slice(0, 10).join(', ') })
            : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (fault) return;
    const next = [...heads];
    amounts.forEach((amount, line) => {
      const place = places.get(from + line);
      const head = place === undefined ? undefined : next[place];
      if (place === undefined || !head) return;
      const admitted = {
        ...head,
        admitted: amount,
        contingent: '',
        notAdmitted: '',
        underVerification: '',
        reasons: [reason ? { ...noReason, code: reason } : noReason],
      };
      next[place] = rest ? filled(admitted, rest) : admitted;
    });
    setValue('heads', next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      initialFocus={column}
      description={t('text', { of: name, head: labelOf(`${name}:${from}`) })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form}>
            {t('confirm', { count: amounts.length })}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-3">
        {names.length > 1 && (
          <Field label={t('which')}>
            <NativeSelect
              value={name}
              options={names.map((value) => ({ value, label: t(`columns.${value}`) }))}
              onChange={({ target: { value } }) => setWhich(names.find((one) => one === value))}
            />
          </Field>
        )}
        <Field label={t('column')} required error={tried ? fault : undefined}>
          <Textarea
            ref={column}
            rows={10}
            className="figures"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <Field label={t('rest')}>
          <NativeSelect
            value={rest}
            options={[
              { value: '', label: t('restOpen') },
              { value: 'restUnderVerification', label: law('parts.underVerification') },
              { value: 'restNotAdmitted', label: law('parts.notAdmitted') },
            ]}
            onChange={({ target: { value } }) =>
              setRest(value === 'restUnderVerification' || value === 'restNotAdmitted' ? value : '')
            }
          />
        </Field>
        {rest === 'restNotAdmitted' && (
          <Field label={t('reason')}>
            <NativeSelect
              placeholder={t('reasonLater')}
              value={reason}
              options={reasonCodes
                .filter((code) => !needsText(code))
                .map((value) => ({
                  value,
                  label: law(`reasons.${value}`, { given: 'no', text: '' }),
                }))}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
        )}
      </form>
    </Dialog>
  );
}
