'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { CallFailure } from '@/components/claims/call-failure';
import { BackLink } from '@/components/shell/back/back-link';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Spinner } from '@/components/ui/loading/spinner';
import { toast } from '@/components/ui/toast/toast';
import { mailMutations } from '@/lib/client/mutations/mail';
import { paths } from '@/lib/client/paths/paths';
import { undeliveredMail } from '@/lib/client/queries/mail';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { formatDateTime } from '@/lib/format/date';
import type { UndeliveredLetter } from '@/lib/notifications/mail/undelivered';

/** For administrators: letters that reached nobody. */
export function UndeliveredMail() {
  const t = useTranslations('ip.mail');
  const { data, error, isFetching, refetch } = useQuery({
    ...undeliveredMail,
    refetchOnMount: 'always',
  });
  return (
    <>
      <BackLink home={paths.ipDashboard} />
      <h1 className="text-2xl text-peacock-deep sm:text-3xl">{t('title')}</h1>
      <p className="mb-5 text-ink-soft">{t('text')}</p>
      {!data && !error && <Spinner label={t('loading')} />}
      {!data && error && (
        <CallFailure
          title={t('failed')}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <p>{t('none')}</p>}
      {data && data.length > 0 && (
        <Card>
          <ul>
            {data.map((letter) => (
              <LetterRow key={letter.id} letter={letter} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

/** A letter: to whom, what became of it, and a button to try again. */
function LetterRow({ letter }: { letter: UndeliveredLetter }) {
  const t = useTranslations('ip.mail');
  const language = useLocale();
  const errorText = useErrorText();
  const { to, kind, attempts, lastError, failedAt } = letter;
  const retry = useMutation({
    ...mailMutations.retry(letter.id),
    onSuccess: () => toast({ variant: 'success', title: t('retried') }),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('retryFailed'), description: errorText(error) }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3 last:border-b-0 sm:px-6">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {to.firstName} {to.lastName} · {to.email}
        </p>
        <p className="figures text-sm text-ink-soft">
          {t(`kinds.${kind}`)} ·{' '}
          {t('tried', { attempts, when: failedAt ? formatDateTime(failedAt, language) : '' })}
        </p>
        {lastError && (
          <p className="text-sm wrap-anywhere text-ink-soft">{t('error', { error: lastError })}</p>
        )}
      </div>
      <Button
        variant="secondary"
        size="sm"
        pending={retry.isPending}
        aria-label={t('retryTo', { email: to.email })}
        onClick={() => retry.mutate()}
      >
        {t('retry')}
      </Button>
    </li>
  );
}
