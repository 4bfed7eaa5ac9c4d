'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ClaimsPlace } from '@/components/claims/claims-place';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { toast } from '@/components/ui/toast/toast';
import {
  type OfEachKind,
  ofKind,
  type WorkFilter,
  type WorkPlace,
  workFilterNames,
} from '@/lib/claims/records/work-filters';
import { fetchNumberToken } from '@/lib/client/mutations/number';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { partsOfAmount } from '@/lib/format/amount';
import { takenAmount } from '@/lib/format/typed-amount';
import { faultOfDay } from '@/lib/format/typed-day';

const isAmount = (text: string) => {
  const parts = partsOfAmount(text);
  return parts !== null && !parts.negative && parts.rupees.length <= 16;
};

interface Typed {
  /** Turns typed text into the filter's value. */
  tidied: (text: string) => string;
  isWrong: (asked: string) => boolean;
}

const asChosen: Typed = { tidied: (text) => text, isWrong: () => false };

/** How each kind of filter reads its field. A number has its own state, see below. */
const typed: OfEachKind<Typed> = {
  mark: () => asChosen,
  track: () => asChosen,
  day: () => ({ ...asChosen, isWrong: (day) => faultOfDay(day) !== undefined }),
  amount: () => ({ tidied: takenAmount, isWrong: (amount) => !isAmount(amount) }),
  words: () => ({ ...asChosen, tidied: (text) => text.trim() }),
  number: () => asChosen,
};

/** The filters as the server takes them, and the names of those that it would refuse. */
export function readWork(values: WorkPlace, number: string) {
  const asked: WorkPlace = Object.fromEntries(
    workFilterNames.map((name) => [name, ofKind(typed, name).tidied(values[name] ?? '')]),
  );
  const wrong = workFilterNames.filter(
    (name) => asked[name] && ofKind(typed, name).isWrong(asked[name]),
  );
  if (number.trim() !== '' && number.trim().length < 3) wrong.push('number');
  return { asked, wrong };
}

/** The filters of work while the person chooses them; the list changes afterwards. */
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

/** What the fields of filters get: the place of the list, and the filters while the person chooses them. */
export interface FiltersProps {
  place: ClaimsPlace;
  form: ReturnType<typeof useWorkForm>;
}
