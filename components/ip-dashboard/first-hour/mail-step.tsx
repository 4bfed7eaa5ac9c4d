'use client';

import { useMutation } from '@tanstack/react-query';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast/toast';
import { firstHourMutations } from '@/lib/client/mutations/first-hour';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { formatDateTime } from '@/lib/format/date';
import type { FirstHour } from '@/lib/statistics/first-steps';

const outbox = '/trial/outbox';

/** Sends a letter to whoever is signed in, and says what became of it. */
export function MailStep({ now: { test } }: { now: FirstHour }) {
  const t = useTranslations('firstHour.mail');
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    ...firstHourMutations.tryMail,
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failedToSend'), description: errorText(error) }),
  });
  return (
    <>
      <Button variant="secondary" size="sm" pending={isPending} onClick={() => mutate(undefined)}>
        {t(test ? 'again' : 'send')}
      </Button>
      <div role="status" className="text-sm md:max-w-72 md:text-right">
        {test && <Outcome test={test} />}
      </div>
    </>
  );
}

function Outcome({ test: { state, at, why } }: { test: NonNullable<FirstHour['test']> }) {
  const t = useTranslations('firstHour.mail');
  const when = formatDateTime(at, useLocale());
  switch (state) {
    case 'waiting':
      return why ? t('waitingWhy', { why }) : t('waiting');
    case 'sent':
      return t('sent', { when });
    case 'kept':
      return (
        <>
          {t('kept', { when })}{' '}
          <Link href={outbox} className="link">
            {t('outbox')}
          </Link>
        </>
      );
    default:
      return t('failedLetter', { why: why ?? '' });
  }
}
