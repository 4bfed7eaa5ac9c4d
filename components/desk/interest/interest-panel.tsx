'use client';

import X from 'lucide-react/icons/x';
import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Controller } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/dates/date-field';
import { AmountInput } from '@/components/ui/fields/amount-input';
import { Field } from '@/components/ui/fields/field';
import { FigureInput } from '@/components/ui/fields/figure-input';
import { NativeSelect } from '@/components/ui/select/native-select';
import { formatDate } from '@/lib/format/date';
import { classRate, compoundings } from '@/lib/law/interest';
import type { InterestRow } from './interest-of-rows';
import { InterestResult } from './interest-result';
import { InterestTable } from './interest-table';
import { lastRate, rememberRate } from './last-rate';
import { useInterest } from './use-interest';

interface InterestPanelProps {
  claimId: string;
  /** The principal to start with, in rupees. */
  principal: string;
  /** The first day of interest to start with, `YYYY-MM-DD`. */
  since: string;
  /** For a creditor in a class, the law's rate stands there until the person types another. */
  inClass: boolean;
  /** The name of the head, and its place among them. */
  head: string;
  at: number;
  /** Where each row of the form has its own principal and day. */
  rows: readonly InterestRow[];
  onTake: (interest: { at: number; amount: string }[]) => void;
  onClose: () => void;
}

/** Calculates interest up to the commencement date, and beyond it only on request, in the pane of the determination: the paper stays in sight. */
export function InterestPanel(props: InterestPanelProps) {
  const { claimId, principal, since, inClass, head, at, rows, onTake, onClose } = props;
  const t = useTranslations('law.calculator');
  const language = useLocale();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const byRow = rows.length > 0;
  const { form, worked, submit, forget, commencement, isBeyond } = useInterest(
    { principal, rate: lastRate(claimId) || (inClass ? classRate : ''), from: since },
    byRow,
  );
  const { register, formState } = form;
  const { errors } = formState;
  const dayOf = (day: string) => formatDate(day, language);
  const toHint = commencement ? t('toHint', { day: dayOf(commencement) }) : t('toHintNone');
  useEffect(() => {
    const first = principal || byRow ? '[name=rate]' : '[name=principal]';
    box.current?.querySelector<HTMLElement>(first)?.focus();
  }, [principal, byRow]);

  async function work() {
    await submit();
    if (!form.getFieldState('rate').error) rememberRate(claimId, form.getValues('rate').trim());
  }

  // It stands within the form of the determination, which Enter does not send.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    } else if (
      event.key === 'Enter' &&
      !event.ctrlKey &&
      event.target instanceof HTMLInputElement
    ) {
      event.preventDefault();
      void work();
    }
  }

  function take(interest: { at: number; amount: string }[]) {
    onTake(interest);
    onClose();
  }

  return (
    <section
      ref={box}
      aria-labelledby={id}
      className="interest-panel"
      onKeyDown={onKeyDown}
      onChange={forget}
    >
      <div className="flex items-center justify-between gap-2">
        <h3 id={id} className="text-peacock-deep">
          {t('title')}
        </h3>
        <Button variant="quiet" size="icon" aria-label={t('close')} onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      </div>
      <p className="text-sm text-ink-soft max-md:hidden">{t('text')}</p>
      <div className="grid grid-cols-2 gap-x-2 gap-y-1 md:grid-cols-3">
        {!byRow && (
          <Controller
            control={form.control}
            name="principal"
            render={({ field: { onChange, ...field } }) => (
              <Field label={t('principal')} required error={errors.principal?.message}>
                <AmountInput className="figures text-right" {...field} onValueChange={onChange} />
              </Field>
            )}
          />
        )}
        <Field
          label={t('rate')}
          required
          hint={inClass && t('classRate', { rate: classRate })}
          error={errors.rate?.message}
        >
          <FigureInput className="figures text-right" {...register('rate')} />
        </Field>
        <Field label={t('compounding')} error={errors.compounding?.message}>
          <NativeSelect
            options={compoundings.map((value) => ({ value, label: t(`compoundings.${value}`) }))}
            {...register('compounding')}
          />
        </Field>
      </div>
      <div className="grid gap-x-2 gap-y-1 sm:grid-cols-2">
        {(byRow ? (['to'] as const) : (['from', 'to'] as const)).map((name) => (
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
                  // The panel does not notice a day picked in the calendar.
                  forget();
                  onChange(day);
                }}
                onBlur={onBlur}
              />
            )}
          />
        ))}
      </div>
      {isBeyond && commencement && (
        <Alert tone="amber" live title={t('beyondTitle')}>
          <p>{t('beyondText', { day: dayOf(commencement) })}</p>
          <label className="mt-1 flex min-h-11 items-center gap-2 md:min-h-8">
            <input type="checkbox" className="size-5!" {...register('beyond')} />
            {t('beyond')}
          </label>
        </Alert>
      )}
      {byRow && <InterestTable rows={rows} terms={worked?.terms ?? null} onTake={take} />}
      <div role="status">
        {worked?.one && (
          <InterestResult
            result={worked.one}
            to={worked.terms.to}
            head={head}
            onTake={(amount) => take([{ at, amount }])}
          />
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" size="sm" onClick={onClose}>
          {t('close')}
        </Button>
        <Button size="sm" onClick={() => void work()}>
          {t('work')}
        </Button>
      </div>
    </section>
  );
}
