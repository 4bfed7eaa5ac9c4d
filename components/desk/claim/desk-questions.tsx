'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { deskKeys } from '@/components/keys/desk-keys';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { useKeys } from '@/components/keys/use-keys';
import { AskButton } from '@/components/questions/ask-button';
import { countsOf } from '@/components/questions/open-questions';
import { onDemand } from '@/components/ui/loading/on-demand';
import { Spinner } from '@/components/ui/loading/spinner';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { questionQueries } from '@/lib/client/queries/questions';

const JudgedLists = onDemand(
  async () => (await import('@/components/questions/judged-lists')).JudgedLists,
  { loading: Spinner },
);

export function DeskQuestions({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('questions.card');
  const hint = useKeyHint(deskKeys);
  const ask = useRef<HTMLButtonElement>(null);
  useKeys(deskKeys, 'questions', { ask: () => ask.current?.click() });
  const { data } = useQuery(questionQueries.ofClaim(claim.id));
  const lists = data?.questions ?? [];
  const counts = countsOf(lists);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        {lists.length > 0 && (
          <p>
            <span className="font-semibold">{t('title')}:</span> {t('counts', counts)}
          </p>
        )}
        <AskButton ref={ask} claim={claim} {...hint('ask')} />
      </div>
      {lists.length > 0 && (
        <details key={claim.id} open={counts.answered > 0}>
          <summary
            className="min-h-9 py-1.5 font-semibold hover:text-peacock"
            {...hint('toAnswers')}
          >
            {t('show')}
          </summary>
          <JudgedLists claim={claim} />
        </details>
      )}
    </div>
  );
}
