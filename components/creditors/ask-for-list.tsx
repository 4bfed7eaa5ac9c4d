'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/dates/date-field';
import { toast } from '@/components/ui/toast/toast';
import { creditorMutations } from '@/lib/client/mutations/creditor-lists';
import { creditorQueries } from '@/lib/client/queries/creditors';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { dayInIndia } from '@/lib/format/date';
import { faultWithin } from '@/lib/format/typed-day';

/** Asks for a list as on a day, today unless another is chosen; not while one is being made. */
export function AskForList() {
  const t = useTranslations('creditors.make');
  const errorText = useErrorText();
  const today = dayInIndia(new Date());
  const [asOn, setAsOn] = useState(today);
  const [asked, setAsked] = useState(false);
  const { data } = useQuery(creditorQueries.lists);
  const making = data?.lists.some(({ state }) => state === 'making') ?? false;
  const ask = useMutation({
    ...creditorMutations.ask,
    onSuccess: () => toast({ variant: 'success', title: t('asked') }),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!faultWithin(asOn, '', today) && !ask.isPending && !making) ask.mutate(asOn);
  }
  return (
    <form noValidate onSubmit={submit} className="mb-6 flex flex-wrap items-start gap-3">
      <DateField
        label={t('label')}
        hint={t('hint')}
        required
        max={today}
        asked={asked}
        value={asOn}
        onChange={setAsOn}
        className="max-w-sm"
      />
      <Button type="submit" className="sm:mt-14.5" pending={ask.isPending} disabled={making}>
        {t('button')}
      </Button>
    </form>
  );
}
