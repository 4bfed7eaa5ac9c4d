'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useForm, useWatch } from 'react-hook-form';
import { determinationMutations } from '@/lib/client/mutations/determinations';
import { queries } from '@/lib/client/queries/queries';
import { RequestError } from '@/lib/client/request/request';
import { useErrorSentences } from '@/lib/client/request/use-error-sentences';
import { readAmount } from '@/lib/format/amount';
import { takenAmount } from '@/lib/format/typed-amount';
import { faultWithin } from '@/lib/format/typed-day';
import { type Compounding, readRate } from '@/lib/law/interest';

export interface InterestValues {
  principal: string;
  rate: string;
  from: string;
  /** Empty for the commencement date. */
  to: string;
  compounding: Compounding;
  beyond: boolean;
}

const names = ['principal', 'rate', 'from', 'to', 'compounding'] as const;

/** The server calculates the interest to the paisa. */
export function useInterest(principal: string, rate: string, from: string) {
  const t = useTranslations('law.calculator');
  const sentences = useErrorSentences();
  const { data: facts } = useQuery(queries.case);
  const commencement = facts?.commencementDate ?? null;
  const form = useForm<InterestValues>({
    defaultValues: { principal, rate, from, to: '', compounding: 'none', beyond: false },
    resolver: (values) => {
      const faults: [keyof InterestValues, string | false | undefined][] = [
        ['principal', !readAmount(takenAmount(values.principal)) && t('amount')],
        ['rate', !readRate(values.rate.trim()) && t('rateFault')],
        ['from', faultWithin(values.from) && t('required')],
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
  const work = useMutation({
    ...determinationMutations.interest,
    onError: (error) => {
      const issues = (error instanceof RequestError && error.answer.issues) || [];
      for (const issue of issues) {
        const name = names.find((one) => one === issue.path);
        const message = sentences.ofIssue(issue);
        if (name && message) form.setError(name, { type: 'refused', message });
      }
    },
  });
  const submit = form.handleSubmit(
    ({ principal: typed, rate: wanted, from: since, compounding }) => {
      if (isBeyond && !beyond) return;
      work.mutate({
        principal: takenAmount(typed),
        rate: wanted.trim(),
        from: since,
        compounding,
        ...(to ? { to } : {}),
        ...(isBeyond ? { beyond } : {}),
      });
    },
  );
  return { form, work, submit, commencement, isBeyond };
}
