'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Field } from '@/components/ui/fields/field';
import { Textarea } from '@/components/ui/fields/textarea';
import { NativeSelect } from '@/components/ui/select/native-select';
import { reasonCodes } from '@/lib/law/reasons';
import { filled } from './fill';
import { amountsIn } from './pasted';
import { type DeskValues, noReason } from './values';

interface PasteColumnProps {
  /** The places of the heads that can be filled. */
  heads: readonly number[];
  /** The first of them, of those on the page that is looked at. */
  from: number;
  labelOf: (at: number) => string;
  onClose: () => void;
}

/** Admits what a column of a spreadsheet says, a line for each employee, and puts what is left where it is told to. */
export function PasteColumn({ heads, from, labelOf, onClose }: PasteColumnProps) {
  const t = useTranslations('desk.paste');
  const law = useTranslations('law');
  const form = useId();
  const { getValues, setValue, formState } = useFormContext<DeskValues>();
  const column = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [rest, setRest] = useState<'' | 'restUnderVerification' | 'restNotAdmitted'>('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { amounts, wrong } = amountsIn(text);
  const places = heads.slice(from, from + amounts.length);
  const fault =
    amounts.length === 0
      ? t('nothing')
      : wrong.length > 0
        ? t('wrong', { lines: wrong.slice(0, 10).join(', ') })
        : amounts.length > heads.length - from
          ? t('tooMany', { lines: amounts.length, rows: heads.length - from })
          : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (fault) return;
    const next = [...getValues('heads')];
    places.forEach((place, line) => {
      const head = next[place];
      if (!head) return;
      const admitted = {
        ...head,
        admitted: amounts[line] ?? '',
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
      description={t('text', { head: labelOf(heads[from] ?? 0) })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form}>
            {t('confirm', { count: places.length })}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-3">
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
                .filter((code) => code !== 'other')
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
