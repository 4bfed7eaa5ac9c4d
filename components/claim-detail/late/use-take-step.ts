'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/components/ui/toast/toast';
import { lateQueries } from '@/lib/client/queries/late';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { dayInIndia } from '@/lib/format/date';
import { faultWithin } from '@/lib/format/typed-day';
import type { LateStep } from '@/lib/law/late-states';
import { lateSteps } from '@/lib/law/late-track';

type Missing = 'step' | 'day' | 'reasons';

/** The step that is being recorded, what of it is missing, and recording it. */
export function useTakeStep(claimId: string, seen: number) {
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
