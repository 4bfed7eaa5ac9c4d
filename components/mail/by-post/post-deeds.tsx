'use client';

import { useMutation } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/dates/date-field';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { toast } from '@/components/ui/toast/toast';
import { postQueries } from '@/lib/client/queries/post';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { dayInIndia } from '@/lib/format/date';
import { faultWithin } from '@/lib/format/typed-day';

interface PostDeedsProps {
  ids: string[];
  all: boolean;
  total: number;
  onAll: () => void;
  onPosted: () => void;
}

/** Prints the chosen letters, and records the day on which they were posted. */
export function PostDeeds({ ids, all, total, onAll, onPosted }: PostDeedsProps) {
  const t = useTranslations('post');
  const errorText = useErrorText();
  const [day, setDay] = useState(() => dayInIndia(new Date()));
  const tell = (title: string) => (error: Error) =>
    toast({ variant: 'destructive', title, description: errorText(error) });
  const print = useMutation({ ...postQueries.print(), onError: tell(t('printFailed')) });
  const { onSuccess, ...noting } = postQueries.posted();
  const posted = useMutation({
    ...noting,
    onSuccess: async (...given) => {
      await onSuccess?.(...given);
      toast({ variant: 'success', title: t('posted', { count: given[0].posted }) });
      onPosted();
    },
    onError: tell(t('postFailed')),
  });
  const nothing = ids.length === 0;
  return (
    <div className="mb-3 grid gap-3">
      <Checkbox
        label={t('chosen', { count: ids.length, total })}
        checked={all ? true : nothing ? false : 'indeterminate'}
        onCheckedChange={onAll}
      />
      <div className="flex flex-wrap items-start gap-3">
        <Button
          variant="secondary"
          className="sm:mt-14.5"
          pending={print.isPending}
          disabled={nothing}
          onClick={() => !print.isPending && print.mutate(ids)}
        >
          {!print.isPending && <Printer aria-hidden="true" />}
          {t('print')}
        </Button>
        <DateField label={t('day')} value={day} max={dayInIndia(new Date())} onChange={setDay} />
        <Button
          className="sm:mt-14.5"
          pending={posted.isPending}
          disabled={nothing || faultWithin(day) !== undefined}
          onClick={() => !posted.isPending && posted.mutate({ ids, postedOn: day })}
        >
          {t('mark')}
        </Button>
      </div>
    </div>
  );
}
