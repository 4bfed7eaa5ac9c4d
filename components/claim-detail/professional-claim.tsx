'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import {
  type ComponentProps,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useClaim } from '@/components/claim/claim-loader';
import {
  type ClaimTab,
  placeOf,
  tabIn,
  tabOf,
  tabsOf,
  withTab,
} from '@/components/claim/claim-tabs';
import { usePointing } from '@/components/claim/use-pointing';
import { ClaimNeighbours } from '@/components/claim-detail/neighbours/claim-neighbours';
import { Withdrawn } from '@/components/claim-detail/status/withdrawn';
import { OpenBy } from '@/components/claims/open-by';
import { useKeys } from '@/components/keys/use-keys';
import { PageMain } from '@/components/shell/page-main';
import { useUser } from '@/components/shell/session/use-user';
import { cn } from '@/components/ui/cn';
import { onDemand } from '@/components/ui/loading/on-demand';
import { paths } from '@/lib/client/paths/paths';
import { claimKeys } from './claim-keys';
import { ClaimHead } from './glance/claim-head';
import { ClaimParts } from './glance/claim-parts';
import { DocumentsPane } from './glance/documents-pane';

const headHeight = '--claim-head';

const KeysDialog = onDemand(
  async () => (await import('@/components/keys/keys-dialog')).KeysDialog,
  {
    close: ({ onClose }) => onClose(),
  },
);

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

export function ProfessionalClaim({ id }: { id: string }) {
  const { claim, instead } = useClaim(id, paths.ipDashboard, false);
  const { role } = useUser();
  const router = useRouter();
  const tabs = claim ? tabsOf(claim, role) : [];
  const { tab, panel, choose, show } = useClaimTab(tabs);
  const [help, setHelp] = useState(false);
  const open = (next: ClaimTab) => (tabs.includes(next) ? () => show(next) : undefined);
  const deed = (heading: string) => `[aria-labelledby=${heading}] [role=combobox]`;
  useKeys(claimKeys, 'claim', {
    next: () => press('[data-side=next]'),
    previous: () => press('[data-side=previous]'),
    back: () => press('[data-side=list] a'),
    tabForm: open('form'),
    tabDocuments: open('documents'),
    tabDecision: open('decision'),
    tabSame: open('same'),
    tabVersions: open('versions'),
    tabTrail: open('trail'),
    status: claim && (() => show('decision', deed('status-heading'))),
    assign: claim && (() => show('decision', deed('assign-heading'))),
    desk: claim && (() => router.push(`${paths.ipVerify}?claim=${claim.id}`)),
    chat: () => press('[data-deed=chat] button'),
    help: () => setHelp(true),
  });
  return (
    <PageMain width="whole">
      <StayingHead>
        <ClaimNeighbours id={id} tab={tab} />
        {claim && (
          <ClaimHead
            claim={claim}
            onShow={(flag) => show(tabOf(flag), placeOf(flag))}
            onHelp={() => setHelp(true)}
          />
        )}
      </StayingHead>
      {claim ? <Parts ref={panel} claim={claim} tabs={tabs} tab={tab} onTab={choose} /> : instead}
      {help && <KeysDialog of={claimKeys} onClose={() => setHelp(false)} />}
    </PageMain>
  );
}

function Parts({ claim, ...parts }: ComponentProps<typeof ClaimParts>) {
  const beside = claim.documents.length > 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <OpenBy claimId={claim.id} />
      <Withdrawn claim={claim} />
      <div
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-4',
          beside && 'xl:grid-cols-2',
        )}
      >
        {beside && <DocumentsPane claim={claim} />}
        <ClaimParts claim={claim} {...parts} />
      </div>
    </div>
  );
}

/**
 * Stays when the page scrolls; on a phone only its most important line does. Publishes its height for the parts beside and
 * below it.
 */
function StayingHead({ children }: { children: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const { documentElement } = document;
    const seen = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      documentElement.style.setProperty(headHeight, `${Math.ceil(height)}px`);
    });
    if (box.current) seen.observe(box.current);
    return () => {
      seen.disconnect();
      documentElement.style.removeProperty(headHeight);
    };
  }, []);
  return (
    <header
      ref={box}
      data-claim-head=""
      className="max-md:contents md:sticky md:top-0 md:z-20 md:-mx-6 md:-mt-7 md:mb-3 md:border-b md:border-line md:bg-paper md:px-6 md:pt-1 md:pb-2 short:static print:static"
    >
      {children}
    </header>
  );
}

/** The open part of the claim, from the address, and how to open another; `panel` holds its content. */
function useClaimTab(tabs: readonly ClaimTab[]) {
  const params = useSearchParams();
  const asked = tabIn(params);
  const tab = tabs.includes(asked) ? asked : 'form';
  const { panel, point } = usePointing(tab);

  const choose = useCallback((next: ClaimTab) => {
    const { pathname, search } = window.location;
    // Adds no entry to the history, so that the back button leads to the list.
    window.history.replaceState(null, '', `${pathname}${withTab(search, next)}`);
  }, []);

  /** Opens a part and points to something in it. */
  const show = useCallback(
    (next: ClaimTab, selector?: string) => {
      choose(next);
      point(next, selector);
    },
    [choose, point],
  );
  return { tab, panel, choose, show };
}
