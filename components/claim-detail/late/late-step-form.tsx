'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NoteField } from '@/components/claims/note-field';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/dates/date-field';
import { Field } from '@/components/ui/fields/field';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { toast } from '@/components/ui/toast/toast';
import { lateQueries } from '@/lib/client/queries/late';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { dayInIndia } from '@/lib/format/date';
import { faultWithin } from '@/lib/format/typed-day';
import type { LateStep } from '@/lib/law/late-states';
import { lateSteps } from '@/lib/law/late-track';

interface LateStepFormProps {
  claimId: string;
  /** The newest step on the page. */
  seen: number;
  next: readonly LateStep[];
}

export function LateStepForm({ claimId, seen, next }: LateStepFormProps) {
  const t = useTranslations('lateClaim');
  const states = useTranslations('late.states');
  const taking = useTakeStep(claimId, seen);
  const error = (name: 'step' | 'day' | 'reasons') =>
    taking.missing.includes(name) ? t(`${name}Missing`) : undefined;
  return (
    <form
      noValidate
      aria-label={t('nextTitle')}
      className="grid gap-4 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        taking.submit();
      }}
    >
      <Field group label={t('nextTitle')} required error={error('step')}>
        <RadioGroup
          layout="boxes"
          value={taking.step}
          onValueChange={(value) =>
            taking.setStep(next.find((step) => step === value) ?? taking.step)
          }
          options={next.map((value) => ({
            value,
            label: states(value),
            hint: t(`texts.${value}`),
          }))}
        />
      </Field>
      <DateField
        label={t('day')}
        required
        error={error('day')}
        asked={taking.asked}
        max={taking.today}
        value={taking.on}
        onChange={taking.setOn}
      />
      <NoteField
        label={t('reasons')}
        required={taking.needsReasons}
        hint={t('reasonsHint')}
        counted={(room) => t('reasonsCount', room)}
        error={error('reasons')}
        value={taking.reasons}
        onChange={taking.setReasons}
      />
      <div>
        <Button type="submit" pending={taking.pending}>
          {t('record')}
        </Button>
      </div>
    </form>
  );
}

type Missing = 'step' | 'day' | 'reasons';

function useTakeStep(claimId: string, seen: number) {
  const t = useTranslations('lateClaim');
  const errorText = useErrorText();
  const today = dayInIndia(new Date());
  const [step, setStep] = useState<LateStep | ''>('');
  const [on, setOn] = useState(today);
  const [reasons, setReasons] = useState('');
  const [asked, setAsked] = useState(false);
  const needsReasons = step !== '' && lateSteps[step].reasonsRequired === true;
  const missing: Missing[] = [
    ...(step === '' ? (['step'] as const) : []),
    ...(faultWithin(on) ? (['day'] as const) : []),
    ...(needsReasons && reasons.trim() === '' ? (['reasons'] as const) : []),
  ];
  const { mutate, isPending } = useMutation({
    ...lateQueries.take(claimId),
    onSuccess: () => toast({ variant: 'success', title: t('recorded') }),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('recordFailed'), description: errorText(error) }),
  });
  return {
    today,
    asked,
    step,
    setStep,
    on,
    setOn,
    reasons,
    setReasons,
    needsReasons,
    missing: asked ? missing : [],
    pending: isPending,
    submit() {
      setAsked(true);
      if (step !== '' && missing.length === 0 && !isPending)
        mutate({ step, on, reasons: reasons.trim() || null, seen });
    },
  };
}
