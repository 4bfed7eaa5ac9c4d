'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/components/ui/toast/toast';
import { rateMutations } from '@/lib/client/mutations/rates';
import { queries } from '@/lib/client/queries/queries';
import { RequestError } from '@/lib/client/request/request';
import { useErrorText } from '@/lib/client/request/use-error-text';
import type { ReferenceRate } from '@/lib/law/currency';

/** FBIL publishes the reference rates of India. */
const usualSource = 'FBIL';

export function useRate(rate: ReferenceRate | null, commencementDate: string | null) {
  const t = useTranslations('ip.case.rates');
  const errorText = useErrorText();
  const client = useQueryClient();
  const start = rate ?? {
    currency: '',
    rate: '',
    day: commencementDate ?? '',
    source: usualSource,
  };
  const [values, setValues] = useState(start);
  const { mutate, isPending, error, reset } = useMutation({
    ...rateMutations.change,
    onSuccess: () => toast({ variant: 'success', title: t('saved') }),
    onError: async (refused) => {
      toast({ variant: 'destructive', title: t('saveFailed'), description: errorText(refused) });
      const answer = refused instanceof RequestError ? refused.answer : undefined;
      setKept(answer?.code === 'rate_in_use' ? Number(answer.params?.count) : undefined);
      if (answer?.code === 'rate_changed') await client.refetchQueries(queries.case);
    },
  });
  const { mutate: takeOut, isPending: removing } = useMutation({
    ...rateMutations.remove,
    onSuccess: () => toast({ variant: 'success', title: t('removed') }),
    onError: (refused) =>
      toast({
        variant: 'destructive',
        title: t('removeFailed'),
        description: errorText(refused),
      }),
  });
  /** How many claims keep the former rate, once the server said so. */
  const [kept, setKept] = useState<number>();
  const [lacking, setLacking] = useState(false);
  const issues = error instanceof RequestError ? (error.answer.issues ?? []) : [];

  function save() {
    setLacking(values.currency === '');
    if (values.currency === '' || isPending) return;
    const seen = rate && { rate: rate.rate, day: rate.day, source: rate.source };
    mutate({ ...values, rate: values.rate.trim(), seen, determined: kept });
  }

  return {
    values,
    type: (typed: Partial<ReferenceRate>) => setValues((before) => ({ ...before, ...typed })),
    errorOf: (field: keyof ReferenceRate) =>
      field === 'currency' && lacking && values.currency === ''
        ? t('choose')
        : issues.find(({ path }) => path === field)?.message,
    warning: kept !== undefined && error ? errorText(error) : undefined,
    changed: JSON.stringify(values) !== JSON.stringify(start),
    pending: isPending,
    save,
    undo() {
      setValues(start);
      setKept(undefined);
      setLacking(false);
      reset();
    },
    removing,
    remove: () => rate && !removing && takeOut(rate.currency),
  };
}
