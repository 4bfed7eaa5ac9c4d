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
import type { PresentedObjection } from '@/lib/claims/deeds/objections/present';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { objectionQueries } from '@/lib/client/queries/objections';
import { queries } from '@/lib/client/queries/queries';
import { ObjectionSaid } from './objection-said';

const EnterObjection = onDemand(async () => (await import('./enter-objection')).EnterObjection, {
  loading: Spinner,
});

const RefuseDialog = onDemand(async () => (await import('./refuse-dialog')).RefuseDialog, {
  close: ({ onClose }) => onClose(),
});

interface JudgedObjectionsProps {
  claim: PresentedClaim;
  /** What came on paper is entered here. */
  enters?: boolean;
}

/** For professionals: objections to lists of creditors, to refuse while they wait, and to enter from paper. */
export function JudgedObjections({ claim, enters = false }: JudgedObjectionsProps) {
  const t = useTranslations('objections');
  const { role } = useUser();
  const mayConfirmOwn = useQuery(queries.case).data?.mayConfirmOwn === true;
  const mayRefuse = mayConfirmOwn || may(role, 'claim.confirm');
  const { data, error, isFetching, refetch } = useQuery(objectionQueries.ofClaim(claim.id));
  const [refusing, setRefusing] = useState<PresentedObjection | null>(null);
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
  const { listed, objections } = data;
  const objected = objections.some(({ list }) => list.number === listed?.number);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {enters && listed && !objected && <EnterObjection claim={claim} listed={listed} />}
      {objections.map((objection) => (
        <ObjectionSaid key={objection.id} objection={objection} documents={claim.documents}>
          {objection.state === 'open' && (
            <div className="grid gap-2">
              <p>
                {t(mayRefuse ? 'desk.how' : 'desk.mayNot')}{' '}
                {claim.determination?.state === 'proposed' && t('desk.olderProposal')}
              </p>
              {mayRefuse && (
                <div>
                  <Button variant="secondary" size="sm" onClick={() => setRefusing(objection)}>
                    {t('desk.refuse')}
                  </Button>
                </div>
              )}
            </div>
          )}
        </ObjectionSaid>
      ))}
      {refusing && (
        <RefuseDialog claim={claim} objection={refusing} onClose={() => setRefusing(null)} />
      )}
    </div>
  );
}
