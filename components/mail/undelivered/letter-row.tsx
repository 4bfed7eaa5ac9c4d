'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast/toast';
import { mailMutations } from '@/lib/client/mutations/mail';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { formatDateTime } from '@/lib/format/date';
import type { UndeliveredLetter } from '@/lib/notifications/mail/undelivered';

/** One letter: to whom, what became of it, and trying once more. */
export function LetterRow({ letter }: { letter: UndeliveredLetter }) {
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
