'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { queries } from '@/lib/client/queries/queries';
import { readAmount } from '@/lib/format/amount';
import { takenAmount } from '@/lib/format/typed-amount';
import { faultWithin } from '@/lib/format/typed-day';
import { type Compounding, readRate } from '@/lib/law/interest';
import { interestSince, type Terms } from './interest-of-rows';

interface InterestValues {
  principal: string;
  rate: string;
  from: string;
  /** Empty for the commencement date. */
  to: string;
  compounding: Compounding;
  beyond: boolean;
}

interface Worked {
  terms: Terms;
  /** What the fields gave; null where each row has its own principal and day. */
  one: NonNullable<ReturnType<typeof interestSince>> | null;
}

/** The fields of interest, and what was worked out from them, to the paisa; `byRow`: each row has its own principal and day. */
export function useInterest(
  start: Pick<InterestValues, 'principal' | 'rate' | 'from'>,
  byRow: boolean,
) {
  const t = useTranslations('law.calculator');
  const { data: facts } = useQuery(queries.case);
  const commencement = facts?.commencementDate ?? null;
  const [worked, setWorked] = useState<Worked | null>(null);
  const form = useForm<InterestValues>({
    defaultValues: { ...start, to: '', compounding: 'none', beyond: false },
    resolver: (values) => {
      const faults: [keyof InterestValues, string | false | undefined][] = [
        ['principal', !byRow && !readAmount(takenAmount(values.principal)) && t('amount')],
        ['rate', !readRate(values.rate.trim()) && t('rateFault')],
        ['from', !byRow && faultWithin(values.from) && t('required')],
        ['to', (values.to ? faultWithin(values.to) : !commencement) && t('required')],
      ];
      const errors = Object.fromEntries(
        faults.flatMap(([name, message]) => (message ? [[name, { type: 'wrong', message }]] : [])),
      );
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const [to, beyond] = useWatch({ control: form.control, name: ['to', 'beyond'] });
  const isBeyond = commencement !== null && !faultWithin(to) && to > commencement;
  const submit = form.handleSubmit((values) => {
    const rate = readRate(values.rate.trim());
    const day = values.to || commencement;
    if ((isBeyond && !beyond) || !rate || !day) return;
    const terms = { rate, to: day, compounding: values.compounding };
    if (byRow) return setWorked({ terms, one: null });
    const principal = readAmount(takenAmount(values.principal)) ?? 0n;
    const one = interestSince(principal, values.from, terms);
    if (one) setWorked({ terms, one });
    else form.setError('from', { type: 'days', message: t('daysFault') });
  });
  return {
    form,
    worked,
    submit,
    commencement,
    isBeyond,
    /** A result for other values does not count for these. */
    forget: () => setWorked(null),
  };
}
