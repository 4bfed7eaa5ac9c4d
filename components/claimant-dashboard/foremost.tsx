'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ClaimantStatus } from '@/components/claims/claimant-status';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { useNow } from '@/components/shell/case/use-now';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { byPressure, isToDo, nextStepsOf, standingOfListed } from '@/lib/claims/records/next-steps';
import type { ListedClaim } from '@/lib/claims/records/present';
import { paths } from '@/lib/client/paths/paths';
import { formatMoney } from '@/lib/format/money';
import { ClaimState } from './claim-state';
import { JustFiled } from './just-filed';

const day = 24 * 60 * 60 * 1000;

/** A telephone's first screen has room for no more claims. */
const mostShown = 3;

/** Comes first: the claim that was just filed, or the claims with something to do; on a telephone also the others. */
export function Foremost({ list }: { list: ClaimsList }) {
  const t = useTranslations('dashboard.foremost');
  const claims = useUnnarrowed(list);
  const now = useNow();
  const [newest] = claims;
  if (newest?.status === 'submitted' && now.getTime() - Date.parse(newest.submittedAt) < day)
    return <JustFiled claim={newest} />;
  const standing = claims.filter(({ status }) => status !== 'withdrawn').toSorted(byPressure);
  const pressing = standing.filter((claim) => nextStepsOf(standingOfListed(claim)).some(isToDo));
  const shown = (pressing.length > 0 ? pressing : standing).slice(0, mostShown);
  if (shown.length === 0) return null;
  return (
    <Card aria-labelledby="foremost-heading" className={cn(pressing.length === 0 && 'md:hidden')}>
      <CardHeader
        id="foremost-heading"
        title={pressing.length > 0 ? t('todo') : t('claims', { count: shown.length })}
      />
      <CardBody>
        <ul className="grid gap-4">
          {shown.map((claim) => (
            <li key={claim.id}>
              <ForemostClaim claim={claim} />
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

function ForemostClaim({ claim }: { claim: ListedClaim }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link href={paths.claim(claim.id)} prefetch={false} className="link font-semibold">
          {claim.claimNumber}
        </Link>
        <span className="figures">{formatMoney(claim.claimAmount)}</span>
        <ClaimantStatus claim={claim} />
      </p>
      <ClaimState claim={claim} />
    </>
  );
}

/** The first page of all claims, as last loaded: a search changes only the list below. */
function useUnnarrowed(list: ClaimsList) {
  const whole = !list.narrowed && list.place.page === 1 && list.known;
  const [last, setLast] = useState(list.claims);
  if (whole && last !== list.claims) setLast(list.claims);
  return whole ? list.claims : last;
}
