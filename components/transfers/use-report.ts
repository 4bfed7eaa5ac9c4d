'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useKeptFields } from '@/components/claim/use-kept-fields';
import { useOneFile } from '@/components/documents/upload/one-file';
import { toast } from '@/components/ui/toast/toast';
import { transferQueries } from '@/lib/client/queries/transfers';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { toPaise } from '@/lib/format/amount';
import { dayInIndia } from '@/lib/format/date';
import { takenAmount } from '@/lib/format/typed-amount';
import { faultWithin } from '@/lib/format/typed-day';

const empty = { name: '', email: '', amount: '', on: '' };
type Name = keyof typeof empty;
type Fault =
  | 'nameMissing'
  | 'emailMissing'
  | 'amountMissing'
  | 'amountTooMuch'
  | 'onMissing'
  | 'onFuture'
  | 'deedMissing';

interface Reporting {
  claimId: string;
  left: string;
  needsEmail: boolean;
  onDone: () => void;
}

export function useReport({ claimId, left, needsEmail, onDone }: Reporting) {
  const t = useTranslations('transfers.report');
  const errorText = useErrorText();
  const today = dayInIndia(new Date());
  const deed = useOneFile();
  const [asked, setAsked] = useState(false);
  const { values, set, forget } = useKeptFields(`${claimId}:transfer`, empty);
  function leave() {
    forget();
    onDone();
  }
  const { mutate, isPending, error } = useMutation({
    ...transferQueries.report(claimId),
    onSuccess: () => {
      toast({ variant: 'success', title: t('sent'), description: t('sentText') });
      leave();
    },
  });
  const amount = takenAmount(values.amount);
  const paise = toPaise(amount);
  const faults: Partial<Record<Name | 'deed', Fault>> = {
    ...(values.name.trim() ? {} : { name: 'nameMissing' }),
    ...(needsEmail && !values.email.trim() ? { email: 'emailMissing' } : {}),
    ...(paise === null || paise <= 0n
      ? { amount: 'amountMissing' }
      : paise > (toPaise(left) ?? 0n)
        ? { amount: 'amountTooMuch' }
        : {}),
    ...(faultWithin(values.on) ? { on: 'onMissing' } : values.on > today ? { on: 'onFuture' } : {}),
    ...(deed.file || deed.busy ? {} : { deed: 'deedMissing' }),
  };
  return {
    today,
    values,
    set,
    leave,
    deed,
    faults: asked ? faults : {},
    refused: error && errorText(error),
    pending: isPending,
    submit() {
      setAsked(true);
      if (Object.keys(faults).length > 0 || isPending || !deed.mayGo() || !deed.file) return;
      const { name, email, on } = values;
      mutate({ name: name.trim(), email: email.trim() || null, amount, on, deedId: deed.file.id });
    },
  };
}
