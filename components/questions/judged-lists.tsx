'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { CallFailure } from '@/components/claims/call-failure';
import { Spinner } from '@/components/ui/loading/spinner';
import type { PresentedQuestions } from '@/lib/claims/deeds/questions/present';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { questionQueries } from '@/lib/client/queries/questions';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { fullName } from '@/lib/format/person';
import { JudgedQuestion } from './judged-question';
import { openLists } from './open-questions';

/** Every list of questions about a claim, the open ones first. */
export function JudgedLists({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('questions.card');
  const load = useTranslations('questions.load');
  const { data, error, isFetching, refetch } = useQuery(questionQueries.ofClaim(claim.id));
  if (error && !data)
    return (
      <CallFailure
        title={load('failed')}
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Spinner label={load('loading')} showLabel />;
  const { questions } = data;
  const open = openLists(questions);
  const closed = questions.filter(({ closedAt }) => closedAt);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {claim.claimant.email === null && <p className="text-ink-soft">{t('byPost')}</p>}
      {claim.status === 'withdrawn' && <p className="text-ink-soft">{t('withdrawn')}</p>}
      {questions.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      {open.map((list) => (
        <JudgedList key={list.id} claim={claim} list={list} />
      ))}
      {closed.length > 0 && (
        <details>
          <summary className="min-h-11 py-2.5 font-semibold hover:text-peacock">
            {t('earlier', { count: closed.length })}
          </summary>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {closed.map((list) => (
              <JudgedList key={list.id} claim={claim} list={list} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

function JudgedList({ claim, list }: { claim: PresentedClaim; list: PresentedQuestions }) {
  const t = useTranslations('questions.card');
  const language = useLocale();
  return (
    <section
      aria-label={t('list', {
        number: list.number,
        name: fullName(list.askedBy),
        when: formatDateTime(list.askedAt, language),
      })}
    >
      <p className="text-sm text-ink-soft">
        {t('list', {
          number: list.number,
          name: fullName(list.askedBy),
          when: formatDateTime(list.askedAt, language),
        })}
      </p>
      <p className="mb-2 font-semibold">
        {list.closedAt ? t('closed') : t('due', { day: formatDate(list.due, language) })}
      </p>
      <ol className="divide-y divide-line rounded-md border border-line">
        {list.items.map((item) => (
          <JudgedQuestion key={item.n} claim={claim} question={{ list, item }} />
        ))}
      </ol>
    </section>
  );
}
