'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useRevealed } from '@/components/claim/use-revealed';
import { revealed } from '@/components/claim-form/field-id';
import { CallFailure } from '@/components/claims/call-failure';
import { LoadedWords } from '@/components/shell/language/loaded-words';
import { Button } from '@/components/ui/button';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import { Spinner } from '@/components/ui/loading/spinner';
import { kindsTaken } from '@/lib/claims/deeds/changes/kinds';
import { maxChangesOfClaim } from '@/lib/claims/deeds/changes/limits';
import type { PresentedChange } from '@/lib/claims/deeds/changes/present';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { changeQueries } from '@/lib/client/queries/changes';
import { AskForm } from './ask-form';
import { type BegunChange, takesChanges, takesPapers } from './begun';
import { ChangeSaid } from './change-said';
import { TakeBack } from './take-back';

interface ClaimantChangesProps {
  claim: PresentedClaim;
  begun: BegunChange | null;
}

/** The claimant's requests, newest first, and a form for a new one. */
export function ClaimantChanges({ claim, begun }: ClaimantChangesProps) {
  const t = useTranslations('changes');
  const { data, error, isFetching, refetch } = useQuery(changeQueries.ofClaim(claim.id));
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
  const { changes } = data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {takesPapers(claim) && <Asking claim={claim} changes={changes} begun={begun} />}
      {changes.map((change) => (
        <ChangeSaid key={change.id} claim={claim} change={change}>
          {change.state === 'open' && <TakeBack claimId={claim.id} change={change} />}
        </ChangeSaid>
      ))}
    </div>
  );
}

interface AskingProps extends ClaimantChangesProps {
  changes: readonly PresentedChange[];
}

/** The form shows once the person wants it or another part of the page leads here. */
function Asking({ claim, changes, begun }: AskingProps) {
  const t = useTranslations('changes');
  const waiting = changes.filter(({ state }) => state === 'open').map(({ kind }) => kind);
  const [open, setOpen] = useState(begun !== null);
  const opener = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useRevealed(place, () => setOpen(true));
  const times = begun?.times ?? 0;
  // What was begun elsewhere is over with the form that it opened.
  const [over, setOver] = useState(0);
  useEffect(() => {
    if (times === 0) return;
    // Also unfolds the part around it.
    place.current?.dispatchEvent(new Event(revealed, { bubbles: true }));
    place.current?.scrollIntoView();
  }, [times]);
  const close = () => {
    setOpen(false);
    setOver(times);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const full = changes.length >= maxChangesOfClaim;
  const allWait = kindsTaken(claim.status, claim.determination !== null).every((kind) =>
    waiting.includes(kind),
  );
  return (
    <div id="ask-change" ref={place} className="grid grid-cols-[minmax(0,1fr)] gap-4 scroll-mt-4">
      <p>{t(takesChanges(claim) ? 'lead' : 'leadInPart')}</p>
      {full || allWait ? (
        <p className="text-ink-soft">
          {full ? t('full', { max: maxChangesOfClaim }) : t('allWait')}
        </p>
      ) : open ? (
        <LoadedWords of={['wizard']} loading={<PageSpinner />}>
          <AskForm
            claim={claim}
            waiting={waiting}
            begun={times > over ? begun : null}
            onClose={close}
          />
        </LoadedWords>
      ) : (
        <div>
          <Button ref={opener} variant="secondary" onClick={() => setOpen(true)}>
            {t('ask')}
          </Button>
        </div>
      )}
    </div>
  );
}
