'use client';

import { useTranslations } from 'next-intl';
import { deskKeys } from '@/components/keys/desk-keys';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { onDemand } from '@/components/ui/loading/on-demand';
import { Spinner } from '@/components/ui/loading/spinner';
import type { PresentedClaim } from '@/lib/claims/records/present';

const JudgedObjections = onDemand(
  async () => (await import('./judged-objections')).JudgedObjections,
  { loading: Spinner },
);

/** What the claimant objects to, unfolded while it waits for an answer. */
export function DeskObjections({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('objections');
  const hint = useKeyHint(deskKeys);
  if (claim.objection === null) return null;
  return (
    <details key={claim.objection} open={claim.objection === 'open'}>
      <summary className="min-h-9 py-1.5 font-semibold hover:text-peacock" {...hint('toAnswers')}>
        {t('desk.title')}: {t(`said.states.${claim.objection}`)}
      </summary>
      <JudgedObjections claim={claim} />
    </details>
  );
}
