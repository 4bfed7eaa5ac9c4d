'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { useMark } from '@/components/claims/marks/use-mark';
import { MyDay } from '@/components/desk/day/my-day';
import {
  assignees,
  claimsOnPage,
  type PlaceAtDesk,
  queryOfPlace,
  shownSorts,
} from '@/components/desk/place/desk-place';
import type { GoTo } from '@/components/desk/place/use-desk-place';
import { deskKeys } from '@/components/keys/desk-keys';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { useKeys } from '@/components/keys/use-keys';
import { useUser } from '@/components/shell/session/use-user';
import { useHydrated } from '@/components/shell/use-hydrated';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { onDemand } from '@/components/ui/loading/on-demand';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { Spinner } from '@/components/ui/loading/spinner';
import { may } from '@/lib/access/permissions';
import { type DeskQueue, deskQueues } from '@/lib/claims/queues/desk/queues';
import { paths } from '@/lib/client/paths/paths';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { ClaimItem } from './claim-item';
import { ListFilters } from './list-filters';
import { ListPages } from './list-pages';
import { OpenClaim } from './open-claim';
import { Queues } from './queues';
import type { DeskList } from './use-desk-list';
import { useMarked } from './use-marked';

const SavedViews = onDemand(
  async () => (await import('@/components/claims/saved-views/saved-views')).SavedViews,
  {
    close: ({ onClose }) => onClose(),
  },
);
const ConfirmMany = onDemand(async () => (await import('./confirm-many')).ConfirmMany, {
  close: ({ onClose }) => onClose(),
});
const MarkedLines = onDemand(async () => (await import('./marked-lines')).MarkedLines);

interface ListPaneProps {
  place: PlaceAtDesk;
  goTo: GoTo;
  list: DeskList;
}

const forms = ['all', ...creditorTypes] as const;

/** The next one in a row; after the last comes the first. */
const after = <T,>(all: readonly T[], one: T) => all[(all.indexOf(one) + 1) % all.length] as T;

export function ListPane({ place, goTo, list }: ListPaneProps) {
  const t = useTranslations('desk.list');
  const hint = useKeyHint(deskKeys);
  const { role } = useUser();
  const hydrated = useHydrated();
  const marked = useMarked(place);
  const mark = useMark(list.marks);
  const [choosingView, setChoosingView] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const marking = place.queue === 'proposed' && may(role, 'claim.confirm') && !list.near;
  const openClaim = list.claims.find(({ id }) => id === place.claim);
  const isElsewhere = !list.loading && !list.error && !openClaim && !list.isUnderWay;
  const confirmMany = () => marked.all.length > 0 && setConfirming(true);
  const markAll = () => (marked.all.length > 0 ? marked.clear() : void marked.markAll());

  const toQueues = Object.fromEntries(
    deskQueues.map((queue) => [queue, () => goTo.list({ queue })]),
  ) as Record<DeskQueue, () => void>;
  useKeys(deskKeys, 'list', {
    ...toQueues,
    waiting: () =>
      goTo.turn(({ queue }) => ({ queue: queue === 'waiting' ? 'set_aside' : 'waiting' })),
    objections: () =>
      goTo.turn(({ queue }) => ({
        queue: queue === 'objections' ? 'change_requests' : 'objections',
      })),
    assignee: may(role, 'claim.filterByAssignee')
      ? () => goTo.turn(({ assignee }) => ({ assignee: after(assignees, assignee) }))
      : undefined,
    sort: () => goTo.turn(({ sort }) => ({ sort: after(shownSorts, sort) })),
    form: () => goTo.turn(({ creditorType }) => ({ creditorType: after(forms, creditorType) })),
    previousPage: place.page > 1 ? () => goTo.page(place.page - 1) : undefined,
    nextPage: place.page < list.pageCount ? () => goTo.page(place.page + 1) : undefined,
    overdue: () => goTo.turn(({ due }) => ({ due: due === 'overdue' ? 'all' : 'overdue' })),
    next: list.next ? () => goTo.claim(list.next) : undefined,
    previous: list.previous ? () => goTo.claim(list.previous) : undefined,
    views: () => setChoosingView(true),
    mark:
      marking && openClaim ? () => marked.mark(openClaim, !marked.has(openClaim.id)) : undefined,
    markAll: marking && list.total > 0 ? markAll : undefined,
    confirmMany: marking ? confirmMany : undefined,
  });

  return (
    <>
      <div
        // The server renders it before it is interactive; a press then would be lost.
        inert={!hydrated}
        className={cn('desk-bar transition-opacity', !hydrated && 'opacity-60')}
      >
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-1">
          <Queues place={place} goTo={goTo} />
        </div>
        <ListFilters place={place} goTo={goTo} onViews={() => setChoosingView(true)} />
        {list.near && (
          <p role="status" className="text-sm text-ink-soft">
            {t('near')}
          </p>
        )}
        {marking && list.total > 0 && (
          <div className="flex flex-wrap items-center gap-1 [&>button]:px-2">
            <Button
              variant="quiet"
              size="sm"
              pending={marked.loading}
              onClick={markAll}
              {...hint('markAll')}
            >
              {marked.all.length > 0 ? t('chooseNone') : t('chooseAll')}
            </Button>
            {marked.all.length > 0 && (
              <Button size="sm" onClick={confirmMany} {...hint('confirmMany')}>
                {t('confirmMany', { count: marked.all.length })}
              </Button>
            )}
          </div>
        )}
      </div>
      {isElsewhere && place.claim && <OpenClaim id={place.claim} />}
      <div className="desk-list" aria-busy={list.loading}>
        {list.error ? (
          <div className="p-3">
            <CallFailure
              title={t('failed')}
              error={list.error}
              retrying={list.retrying}
              onRetry={list.retry}
            />
          </div>
        ) : list.loading && list.claims.length === 0 ? (
          <Loading />
        ) : list.claims.length === 0 ? (
          <p className="p-4 text-ink-soft">{t(list.total > 0 ? 'allUnderWay' : 'none')}</p>
        ) : (
          <ul aria-label={t('claims')} className="divide-y divide-line">
            {list.claims.map((claim) => (
              <ClaimItem
                key={claim.id}
                claim={claim}
                place={place}
                mark={mark}
                onOpen={() => goTo.claim(claim.id)}
                chosen={marked.has(claim.id)}
                onChoose={marking ? (wanted) => marked.mark(claim, wanted) : undefined}
              />
            ))}
          </ul>
        )}
      </div>
      {marked.tells && <MarkedLines marked={marked} />}
      {list.total > claimsOnPage && (
        <ListPages page={place.page} pageCount={list.pageCount} onTurn={goTo.page} />
      )}
      <MyDay />
      {choosingView && (
        <SavedViews
          place="desk"
          path={paths.ipVerify}
          // A view does not contain the open claim.
          current={queryOfPlace({ ...place, page: 1, claim: null, pane: 'claim' })}
          onGo={goTo.view}
          onClose={() => setChoosingView(false)}
        />
      )}
      {confirming && (
        <ConfirmMany
          marked={marked.all}
          onClose={() => setConfirming(false)}
          onDone={marked.clear}
        />
      )}
    </>
  );
}

function Loading() {
  const t = useTranslations('desk.list');
  return (
    <div className="grid gap-1 p-1">
      <Spinner label={t('loading')} className="size-5" />
      {Array.from({ length: 8 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <Skeleton key={place} className="h-10" />
      ))}
    </div>
  );
}
