'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useId, useRef } from 'react';
import { Controller } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/dates/date-field';
import { Dialog } from '@/components/ui/dialog/dialog';
import { AmountInput } from '@/components/ui/fields/amount-input';
import { Field } from '@/components/ui/fields/field';
import { FigureInput } from '@/components/ui/fields/figure-input';
import { NativeSelect } from '@/components/ui/select/native-select';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { formatDate } from '@/lib/format/date';
import { classRate, compoundings } from '@/lib/law/interest';
import { InterestResult } from './interest-result';
import { useInterest } from './use-interest';

interface InterestCalculatorProps {
  /** The principal to start with, in rupees. */
  principal?: string;
  /** The first day of interest to start with, `YYYY-MM-DD`. */
  since?: string;
  /** For a creditor in a class, the law's rate stands there until the person types another. */
  inClass?: boolean;
  /** The name of the head that can take the result. */
  head?: string;
  /** Gets the result in rupees for the head. */
  onTake?: (interest: string) => void;
  onClose: () => void;
}

/** Calculates interest up to the commencement date, and beyond it only on request. */
export function InterestCalculator({
  principal = '',
  since = '',
  inClass = false,
  head,
  onTake,
  onClose,
}: InterestCalculatorProps) {
  const t = useTranslations('law.calculator');
  const language = useLocale();
  const errorText = useErrorText();
  const id = useId();
  const { form, work, submit, commencement, isBeyond } = useInterest(
    principal,
    inClass ? classRate : '',
    since,
  );
  const { register, formState } = form;
  const rate = useRef<HTMLInputElement>(null);
  const rateField = register('rate');
  const { errors } = formState;
  const dayOf = (day: string) => formatDate(day, language);
  const toHint = commencement ? t('toHint', { day: dayOf(commencement) }) : t('toHintNone');

  // A result for other values does not count for these.
  const forget = () => !work.isIdle && work.reset();

  function onSubmit(event: FormEvent) {
    // The calculator may stand within the form of the determination.
    event.stopPropagation();
    void submit(event);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      initialFocus={principal ? rate : undefined}
      description={t('text')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('close')}
          </Button>
          <Button type="submit" form={id} pending={work.isPending}>
            {t('work')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={onSubmit}
        onChange={forget}
        className="grid gap-3 sm:grid-cols-2"
      >
        <Controller
          control={form.control}
          name="principal"
          render={({ field: { onChange, ...field } }) => (
            <Field label={t('principal')} required error={errors.principal?.message}>
              <AmountInput className="figures text-right" {...field} onValueChange={onChange} />
            </Field>
          )}
        />
        <Field
          label={t('rate')}
          required
          hint={inClass && t('classRate', { rate: classRate })}
          error={errors.rate?.message}
        >
          <FigureInput
            className="figures text-right"
            {...rateField}
            ref={(input) => {
              rate.current = input;
              rateField.ref(input);
            }}
          />
        </Field>
        {(['from', 'to'] as const).map((name) => (
          <Controller
            key={name}
            control={form.control}
            name={name}
            render={({ field: { ref, value, onChange, onBlur } }) => (
              <DateField
                ref={ref}
                label={t(name)}
                required={name === 'from'}
                hint={name === 'to' && toHint}
                asked={formState.isSubmitted}
                error={errors[name]?.message}
                value={value}
                onChange={(day) => {
                  // The form does not notice a day picked in the calendar.
                  forget();
                  onChange(day);
                }}
                onBlur={onBlur}
              />
            )}
          />
        ))}
        <Field label={t('compounding')} error={errors.compounding?.message}>
          <NativeSelect
            options={compoundings.map((value) => ({ value, label: t(`compoundings.${value}`) }))}
            {...register('compounding')}
          />
        </Field>
        {isBeyond && commencement && (
          <Alert tone="amber" live title={t('beyondTitle')} className="sm:col-span-2">
            <p>{t('beyondText', { day: dayOf(commencement) })}</p>
            <label className="mt-1 flex min-h-11 items-center gap-2 md:min-h-8">
              <input type="checkbox" className="size-5" {...register('beyond')} />
              {t('beyond')}
            </label>
          </Alert>
        )}
      </form>
      <div role="status" className="mt-4">
        {work.data && (
          <InterestResult
            result={work.data}
            head={head}
            onTake={
              onTake &&
              ((interest) => {
                onTake(interest);
                onClose();
              })
            }
          />
        )}
      </div>
      {work.error && (
        <Alert tone="red" live title={t('failed')} className="mt-4">
          {errorText(work.error)}
        </Alert>
      )}
    </Dialog>
  );
}
