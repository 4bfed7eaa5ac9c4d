'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { useUser } from '@/components/shell/session/use-user';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/loading/on-demand';
import { Spinner } from '@/components/ui/loading/spinner';
import { may } from '@/lib/access/permissions';
import type { PresentedChange } from '@/lib/claims/deeds/changes/present';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { changeQueries } from '@/lib/client/queries/changes';
import { isClosed } from '@/lib/reference/claim-status';
import { ChangeSaid } from './change-said';

const AnswerDialog = onDemand(async () => (await import('./answer-dialog')).AnswerDialog, {
  close: ({ onClose }) => onClose(),
});

/** For professionals: requests for a change, to accept or decline while they wait. */
export function JudgedChanges({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('changes');
  const mayJudge = may(useUser().role, 'claim.judgeChange');
  const { data, error, isFetching, refetch } = useQuery(changeQueries.ofClaim(claim.id));
  const [answering, setAnswering] = useState<{
    change: PresentedChange;
    deed: 'accept' | 'decline';
  } | null>(null);
  if (!data)
    return error ? (
      <CallFailure
        title={t('load.failed')}
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Spinner label={t('load.loading')} showLabel />
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {data.changes.map((change) => (
        <ChangeSaid key={change.id} claim={claim} change={change}>
          {change.state === 'open' && mayJudge && (
            <div className="grid gap-2">
              <p>
                {t(change.proposed ? 'desk.how' : 'desk.howPaper')}{' '}
                {!isClosed(claim.status) && t('desk.reopened')}
              </p>
              <div className="flex flex-wrap gap-2">
                {(['accept', 'decline'] as const).map((deed) => (
                  <Button
                    key={deed}
                    variant="secondary"
                    size="sm"
                    onClick={() => setAnswering({ change, deed })}
                  >
                    {t(`desk.${deed}`)}
                  </Button>
                ))}
              </div>
            </div>
          )}
        </ChangeSaid>
      ))}
      {answering && (
        <AnswerDialog claim={claim} {...answering} onClose={() => setAnswering(null)} />
      )}
    </div>
  );
}
