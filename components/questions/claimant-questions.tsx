'use client';

import { useLocale, useTranslations } from 'next-intl';
import { onDemand } from '@/components/ui/loading/on-demand';
import { Spinner } from '@/components/ui/loading/spinner';
import type { PresentedQuestions } from '@/lib/claims/deeds/questions/present';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { dayInIndia, formatDate } from '@/lib/format/date';
import { ClaimantQuestion } from './claimant-question';
import { openLists, openQuestions } from './open-questions';

export const SentIt = onDemand(async () => (await import('./sent-it')).SentIt, {
  loading: Spinner,
});

interface ClaimantQuestionsProps {
  claim: PresentedClaim;
  lists: readonly PresentedQuestions[];
}

export function ClaimantQuestions({ claim, lists }: ClaimantQuestionsProps) {
  const t = useTranslations('questions');
  const note = useTranslations('claim.reviewNote');
  const language = useLocale();
  const open = openQuestions(lists);
  const [only] = open;
  return (
    <section
      id="questions"
      aria-labelledby="questions-heading"
      className="grid scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-3"
    >
      <div>
        <h3 id="questions-heading" className="text-lg font-semibold text-peacock-deep">
          {open.length > 0 ? note('titleInfo') : t('allAnswered')}
        </h3>
        <p className="text-ink-soft" aria-live="polite">
          {open.length > 0 ? t('left', { count: open.length }) : t('waitForThem')}
        </p>
      </div>
      {openLists(lists).map((list) => (
        <div key={list.id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {list.items.some(({ state }) => state === 'asked') && (
            <p className="font-semibold">
              {t(dayInIndia(new Date()) > list.due ? 'overdue' : 'due', {
                day: formatDate(list.due, language),
              })}
            </p>
          )}
          <ol className="divide-y divide-line rounded-md border border-line">
            {list.items.map((item) => (
              <ClaimantQuestion key={item.n} claim={claim} question={{ list, item }} />
            ))}
          </ol>
        </div>
      ))}
      {only && open.length === 1 && <SentIt claim={claim} question={only} lists={lists} />}
    </section>
  );
}
