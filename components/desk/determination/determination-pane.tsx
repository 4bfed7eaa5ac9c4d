'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { CallFailure } from '@/components/claims/call-failure';
import { useUser } from '@/components/shell/session/use-user';
import { Alert } from '@/components/ui/alert';
import { Spinner } from '@/components/ui/loading/spinner';
import type { PresentedDetermination } from '@/lib/claims/records/determination';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { keptDetermination } from '@/lib/client/on-device/determinations';
import { consoleQueries } from '@/lib/client/queries/console';
import { queries } from '@/lib/client/queries/queries';
import { DeterminationForm } from './determination-form';
import type { Kept } from './use-determination-form';
import type { DeskValues } from './values';

interface DeterminationPaneProps {
  claim: PresentedClaim;
  onDone: () => void;
}

/** The page sent it while it closed, and it arrived. */
const hasArrived = (kept: Kept, userId: string, [newest]: readonly PresentedDetermination[]) =>
  kept.sent &&
  newest !== undefined &&
  newest.number > kept.seen &&
  newest.proposedBy?.id === userId;

/** Loads the claim's earlier determinations, and what this person had begun to type. */
export function DeterminationPane({ claim, onDone }: DeterminationPaneProps) {
  const t = useTranslations('desk.determination');
  const user = useUser();
  const earlier = useQuery({
    ...consoleQueries.determinations(claim.id),
    refetchOnMount: 'always',
  });
  // The page offers nothing before it knows who may confirm.
  const facts = useQuery(queries.case);
  const begun = useQuery({
    queryKey: ['kept determination', user.id, claim.id],
    queryFn: () => keptDetermination<DeskValues>(user.id, claim.id),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  });
  if (claim.status === 'withdrawn')
    return (
      <div className="p-3">
        <Alert tone="blue">{t('withdrawn')}</Alert>
      </div>
    );
  const failed = [earlier, facts].find(({ error, data }) => error && !data);
  if (failed?.error)
    return (
      <div className="p-3">
        <CallFailure
          title={t('failed')}
          error={failed.error}
          retrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      </div>
    );
  if (!earlier.data || !earlier.isFetchedAfterMount || !facts.data || begun.isPending)
    return (
      <div className="grid min-h-60 grow place-items-center">
        <Spinner label={t('loading')} className="size-8" />
      </div>
    );
  const { determinations } = earlier.data;
  const kept = begun.data && !hasArrived(begun.data, user.id, determinations) ? begun.data : null;
  return (
    <DeterminationForm claim={claim} determinations={determinations} kept={kept} onDone={onDone} />
  );
}
