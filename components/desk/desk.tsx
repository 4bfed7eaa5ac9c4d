'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ClaimLoader } from '@/components/claim/claim-loader';
import { deskKeys } from '@/components/keys/desk-keys';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { useKeys } from '@/components/keys/use-keys';
import { PageMain } from '@/components/shell/page-main';
import { useHydrated } from '@/components/shell/use-hydrated';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { onDemand } from '@/components/ui/loading/on-demand';
import { paths } from '@/lib/client/paths/paths';
import { queries } from '@/lib/client/queries/queries';
import { ClaimPane } from './claim/claim-pane';
import { FailedDeeds } from './decisions-to-undo/failed-deeds';
import { heldDeeds, useHeldDeeds, useSendOnLeaving } from './decisions-to-undo/held-deeds';
import { DeterminationPane } from './determination/determination-pane';
import { ListPane } from './list/list-pane';
import { useDeskList } from './list/use-desk-list';
import { useNextClaim } from './list/use-next-claim';
import { useDeskPlace } from './place/use-desk-place';

const KeysDialog = onDemand(
  async () => (await import('@/components/keys/keys-dialog')).KeysDialog,
  {
    close: ({ onClose }) => onClose(),
  },
);

const paneStyles =
  // Relative, so that absolutely placed parts of a pane, such as words for screen readers, do not make the page longer.
  'relative flex min-h-0 min-w-0 flex-col overflow-clip rounded-lg border border-line bg-sheet shadow-sheet';

/** The verification desk: the list of claims, one of them, and its determination. */
export function Desk() {
  const t = useTranslations('desk');
  const keys = useTranslations('keys');
  const hint = useKeyHint(deskKeys);
  const { place, goTo } = useDeskPlace();
  const list = useDeskList(place, goTo);
  const goOn = useNextClaim(list, place, goTo);
  const hydrated = useHydrated();
  const [help, setHelp] = useState(false);
  useSendOnLeaving();
  // The cache lives as long as the tab, so each visit asks again.
  useQuery({ ...queries.case, refetchOnMount: 'always' });

  function undo() {
    const deed = heldDeeds.undo();
    if (deed) goTo.claim(deed.claimId);
  }

  useKeys(deskKeys, 'desk', {
    undo,
    help: () => setHelp(true),
    toList: () => document.querySelector<HTMLElement>('[data-pane=list] li a')?.focus(),
  });

  const { claim } = place;
  return (
    <PageMain width="whole" compact>
      <div className="flex flex-col gap-1 xl:-mx-1 xl:h-[calc(100dvh-3.5rem)] xl:min-h-[30rem]">
        <div className="desk-head">
          <h1>{t('title')}</h1>
          <HeldBar onUndo={undo} />
          <Button
            variant="quiet"
            size="sm"
            className="ml-auto max-md:hidden"
            inert={!hydrated}
            onClick={() => setHelp(true)}
            {...hint('help')}
          >
            {keys('title')}
          </Button>
        </div>
        <FailedDeeds onOpen={goTo.claim} />
        <div className="desk-panes">
          <section
            data-pane="list"
            aria-label={t('panes.list')}
            className={cn(paneStyles, claim && 'max-xl:hidden')}
          >
            <ListPane place={place} goTo={goTo} list={list} />
          </section>
          {claim ? (
            <ClaimLoader
              key={claim}
              id={claim}
              home={paths.ipVerify}
              className="min-w-0 xl:col-span-2 xl:overflow-y-auto xl:p-4"
            >
              {(found) => (
                <>
                  <section
                    aria-label={t('panes.claim')}
                    className={cn(paneStyles, place.pane !== 'claim' && 'max-xl:hidden')}
                  >
                    <ClaimPane claim={found} />
                  </section>
                  <section
                    aria-label={t('panes.determination')}
                    className={cn(paneStyles, place.pane !== 'determination' && 'max-xl:hidden')}
                  >
                    <DeterminationPane claim={found} onDone={goOn} />
                  </section>
                  <PaneSwitch pane={place.pane} goTo={goTo} />
                </>
              )}
            </ClaimLoader>
          ) : (
            <p className="grid place-items-center p-8 text-center text-ink-soft max-xl:hidden xl:col-span-2">
              {t('choose')}
            </p>
          )}
        </div>
      </div>
      {help && <KeysDialog of={deskKeys} cells onClose={() => setHelp(false)} />}
    </PageMain>
  );
}

interface PaneSwitchProps {
  pane: ReturnType<typeof useDeskPlace>['place']['pane'];
  goTo: ReturnType<typeof useDeskPlace>['goTo'];
}

/** Leads from pane to pane where there is room for one. */
function PaneSwitch({ pane, goTo }: PaneSwitchProps) {
  const t = useTranslations('desk.panes');
  return (
    <nav
      aria-label={t('label')}
      className="order-first flex flex-wrap justify-between gap-2 xl:hidden"
    >
      <Button variant="secondary" onClick={() => goTo.claim(null)}>
        {t('toList')}
      </Button>
      <Button
        variant="secondary"
        onClick={() => goTo.pane(pane === 'claim' ? 'determination' : 'claim')}
      >
        {t(pane === 'claim' ? 'toDetermination' : 'toClaim')}
      </Button>
    </nav>
  );
}

function HeldBar({ onUndo }: { onUndo: () => void }) {
  const t = useTranslations('desk.held');
  const hint = useKeyHint(deskKeys);
  const deeds = useHeldDeeds();
  const waiting = deeds.filter(({ state }) => state !== 'failed');
  const newest = waiting.findLast(({ state }) => state === 'held');
  const last = newest ?? waiting.at(-1);
  return (
    <div role="status" className="min-w-0 grow empty:hidden md:max-w-2xl">
      {last && (
        <div className="flex items-center gap-x-3 rounded-md bg-peacock-deep py-1 pr-1 pl-4 text-sheet md:py-0 md:pr-0">
          <p className="min-w-0 grow md:truncate">
            {t(`${last.kind}.${last.state === 'held' ? 'held' : 'sending'}`, {
              number: last.claimNumber,
            })}
            {waiting.length > 1 && ` ${t('more', { count: waiting.length - 1 })}`}
          </p>
          {newest && (
            <Button variant="secondary" size="sm" onClick={onUndo} {...hint('undo')}>
              {t('undo')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
