'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { toast } from '@/components/ui/toast/toast';
import { type WorkFilter, type WorkPlace, workFilterNames } from '@/lib/claims/work-filters';
import { fetchNumberToken } from '@/lib/client/mutations/number';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { partsOfAmount } from '@/lib/format/amount';
import { takenAmount } from '@/lib/format/typed-amount';
import { faultOfDay } from '@/lib/format/typed-day';

export const days = ['changedSince', 'receivedFrom', 'receivedTo'] as const;

const isAmount = (text: string) => {
  const parts = partsOfAmount(text);
  return parts !== null && !parts.negative && parts.rupees.length <= 16;
};

/** The filters as the server takes them, and those that it would not take. */
export function readWork(values: WorkPlace, number: string) {
  const asked = {
    ...values,
    amountFrom: takenAmount(values.amountFrom ?? ''),
    amountTo: takenAmount(values.amountTo ?? ''),
    city: values.city?.trim() ?? '',
  };
  const wrong: WorkFilter[] = (['amountFrom', 'amountTo'] as const).filter(
    (name) => asked[name] !== '' && !isAmount(asked[name]),
  );
  wrong.push(...days.filter((name) => asked[name] && faultOfDay(asked[name])));
  if (number.trim() !== '' && number.trim().length < 3) wrong.push('number');
  return { asked, wrong };
}

/** The filters of work while they are being chosen; the list is narrowed once they are. */
export function useWorkForm(list: ClaimsList, onDone: () => void) {
  const t = useTranslations('ip.claims.work');
  const errorText = useErrorText();
  const [values, setValues] = useState<WorkPlace>(() =>
    Object.fromEntries(workFilterNames.map((name) => [name, list.place[name] ?? ''])),
  );
  const [number, setNumber] = useState('');
  const [faults, setFaults] = useState<WorkFilter[]>([]);
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async (asked: WorkPlace) =>
      number.trim() ? { ...asked, number: await fetchNumberToken(number) } : asked,
    onSuccess(asked) {
      list.narrow(asked);
      onDone();
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  return {
    values,
    set: (name: WorkFilter, value: string) => setValues((before) => ({ ...before, [name]: value })),
    number,
    setNumber,
    faults,
    pending: isPending,
    submit() {
      const { asked, wrong } = readWork(values, number);
      setFaults(wrong);
      if (wrong.length === 0 && !isPending) mutate(asked);
    },
  };
}
