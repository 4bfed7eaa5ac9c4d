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
  /** What the principal is taken to be at first, in rupees. */
  principal?: string;
  /** The day from which interest runs at first, `YYYY-MM-DD`. */
  since?: string;
  /** Whether the creditor belongs to a class: the law's rate stands there until another one is typed. */
  inClass?: boolean;
  /** The head that the result can be admitted under, as people read it. */
  head?: string;
  /** Fills the head, with an amount in rupees. */
  onTake?: (interest: string) => void;
  onClose: () => void;
}

/** Works out interest up to the commencement date; what goes beyond it has to be meant. */
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

  // What was worked out of other values is not taken for what these come to.
  const forget = () => !work.isIdle && work.reset();

  function onSubmit(event: FormEvent) {
    // It may be drawn within the form of the determination.
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
                  // A day picked in the calendar is no change of the form.
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
