'use client';

import { useTranslations } from 'next-intl';
import { deskKeys } from '@/components/keys/desk-keys';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { onDemand } from '@/components/ui/loading/on-demand';
import { Spinner } from '@/components/ui/loading/spinner';
import type { PresentedClaim } from '@/lib/claims/records/present';

const JudgedChanges = onDemand(
  async () => (await import('@/components/changes/judged-changes')).JudgedChanges,
  { loading: Spinner },
);

/** The claimant's requests for a change, unfolded while one waits for an answer. */
export function DeskChanges({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('changes');
  const hint = useKeyHint(deskKeys);
  const { count, open } = claim.changes;
  if (count === 0) return null;
  const waits = open.length > 0;
  return (
    <details key={`${claim.id}:${waits}`} open={waits}>
      <summary className="min-h-9 py-1.5 font-semibold hover:text-peacock" {...hint('toAnswers')}>
        {waits
          ? `${t('desk.title')}: ${open.map((kind) => t(`kinds.${kind}`)).join(', ')}`
          : t('said.title')}
      </summary>
      <JudgedChanges claim={claim} />
    </details>
  );
}
