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

/** The button that asks the claimant, and its key. */
export function AskAtDesk({ claim }: { claim: PresentedClaim }) {
  const hint = useKeyHint(deskKeys);
  const ask = useRef<HTMLButtonElement>(null);
  useKeys(deskKeys, 'questions', { ask: () => ask.current?.click() });
  return <AskButton ref={ask} claim={claim} {...hint('ask')} />;
}

/** What the claimant was asked, unfolded while answers wait to be judged. */
export function DeskQuestions({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('questions.card');
  const hint = useKeyHint(deskKeys);
  const { data } = useQuery(questionQueries.ofClaim(claim.id));
  const lists = data?.questions ?? [];
  if (lists.length === 0) return null;
  const counts = countsOf(lists);
  return (
    <details key={claim.id} open={counts.answered > 0}>
      <summary
        className="min-h-9 py-1.5 hover:text-peacock md:min-h-7 md:py-0"
        {...hint('toAnswers')}
      >
        <span className="font-semibold">{t('title')}:</span> {t('counts', counts)}
        <span className="sr-only">, {t('show')}</span>
      </summary>
      <JudgedLists claim={claim} />
    </details>
  );
}
