'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useRevealed } from '@/components/claim/use-revealed';
import { CallFailure } from '@/components/claims/call-failure';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/loading/spinner';
import type { ListedNow } from '@/lib/claims/deeds/objections/present';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { objectionQueries } from '@/lib/client/queries/objections';
import { formatDate } from '@/lib/format/date';
import { ObjectForm } from './object-form';
import { ObjectionSaid } from './objection-said';
import { RowFacts } from './row-facts';

/** What the newest list says of a claim, a form to object while there is time, and what became of each objection. */
export function ClaimantObjections({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('objections');
  const { data, error, isFetching, refetch } = useQuery(objectionQueries.ofClaim(claim.id));
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
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {listed && <Listed claim={claim} listed={listed} objected={objected} />}
      {objections.map((objection) => (
        <ObjectionSaid
          key={objection.id}
          objection={objection}
          documents={claim.documents}
          shown={objection.list.number === listed?.number}
        />
      ))}
    </div>
  );
}

interface ListedProps {
  claim: PresentedClaim;
  listed: ListedNow;
  objected: boolean;
}

function Listed({ claim, listed, objected }: ListedProps) {
  const t = useTranslations('objections');
  const language = useLocale();
  const { number, asOn, until, over, row } = listed;
  const mayObject = !objected && !over && claim.status !== 'withdrawn';
  return (
    <>
      <p className="font-semibold">{t('listed', { number, date: formatDate(asOn, language) })}</p>
      <RowFacts row={row} />
      {!objected && claim.status !== 'withdrawn' && (
        <p className={over ? 'text-ink-soft' : 'font-semibold'}>
          {t(over ? 'over' : 'until', { day: formatDate(until, language) })}
        </p>
      )}
      {mayObject && <Objecting claim={claim} list={number} />}
    </>
  );
}

/** The form shows once the person asks for it or another part of the page leads here. */
function Objecting({ claim, list }: { claim: PresentedClaim; list: number }) {
  const t = useTranslations('objections');
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useRevealed(place, () => setOpen(true));
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <div id="object" ref={place} className="scroll-mt-4">
      {open ? (
        <ObjectForm claim={claim} list={list} onClose={close} />
      ) : (
        <Button ref={opener} variant="secondary" onClick={() => setOpen(true)}>
          {t('object')}
        </Button>
      )}
    </div>
  );
}
