'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { ClaimFlags } from '@/components/claim/claim-flags';
import { placeOf, tabOf, withTab } from '@/components/claim/claim-tabs';
import { usePointing } from '@/components/claim/use-pointing';
import { OpenBy } from '@/components/claims/open-by';
import { Viewer } from '@/components/documents/viewer/viewer';
import { deskKeys } from '@/components/keys/desk-keys';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { useKeys } from '@/components/keys/use-keys';
import { DeskObjections } from '@/components/objections/desk-objections';
import { StatusBadge } from '@/components/ui/status-badge';
import { RowLink } from '@/components/ui/table/row-link';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs/tabs';
import { useMatches } from '@/components/ui/use-matches';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { paths } from '@/lib/client/paths/paths';
import { formatMoney } from '@/lib/format/money';
import { DeskChanges } from './desk-changes';
import { AskAtDesk, DeskQuestions } from './desk-questions';
import { Facts } from './facts';

/** The facts have room beside a readable page. */
const besideEachOther = '(width >= 110rem)';

/** Opens the next part that can be opened and focuses its heading; after the last comes the first. */
function openNext(within: HTMLElement | null) {
  const parts = [...(within?.querySelectorAll<HTMLDetailsElement>('details:not(details *)') ?? [])];
  const focused = parts.findIndex((part) => part.contains(document.activeElement));
  const part = parts[focused + 1] ?? parts[0];
  if (!part) return;
  part.open = true;
  part.querySelector('summary')?.focus();
}

/** The open claim and its documents; beside each other where there is room. */
export function ClaimPane({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('desk.claim');
  const hint = useKeyHint(deskKeys);
  const { documents } = claim;
  const [shown, setShown] = useState<'documents' | 'facts'>(
    documents.length > 0 ? 'documents' : 'facts',
  );
  const [selected, setSelected] = useState<string | null>(null);
  const whole = useRef<HTMLAnchorElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  const wide = useMatches(besideEachOther) && documents.length > 0;
  const router = useRouter();
  const { panel, point } = usePointing(wide ? 'facts' : shown);
  useKeys(deskKeys, 'claim', {
    toClaim: () =>
      wide ? panel.current?.focus() : setShown(shown === 'facts' ? 'documents' : 'facts'),
    whole: () => whole.current?.click(),
    toAnswers: () => openNext(answers.current),
  });
  const viewer = (
    <Viewer
      claimId={claim.id}
      documents={documents}
      selected={selected}
      onSelect={setSelected}
      tight
    />
  );
  return (
    <div className="flex min-h-0 grow flex-col gap-1 p-3 md:p-1.5 xl:overflow-y-auto">
      {/* Who else has it open has their place before they are there. */}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 md:flex-nowrap">
        <h2 className="figures shrink-0 text-lg leading-7! text-peacock-deep">
          {claim.claimNumber}
        </h2>
        <StatusBadge status={claim.status} />
        <OpenBy claimId={claim.id} tight />
        <RowLink
          ref={whole}
          href={paths.ipClaim(claim.id)}
          className="link ml-auto shrink-0"
          {...hint('whole')}
        >
          {t('whole')}
        </RowLink>
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 leading-6! md:flex-nowrap">
        <span className="font-semibold wrap-anywhere md:truncate" title={claim.creditorName}>
          {claim.creditorName}
        </span>
        <span className="figures font-semibold">{formatMoney(claim.claimAmount)}</span>
      </p>
      {/* What is asked has its place before it is there. */}
      <div className="flex flex-wrap items-start gap-x-2 gap-y-1 md:min-h-7 md:flex-nowrap md:[&_button]:min-h-7 md:[&_button]:py-0">
        <div className="min-w-0 grow">
          <ClaimFlags
            flags={claim.flagged}
            onShow={(flag) => {
              const tab = tabOf(flag);
              if (tab !== 'form' && tab !== 'same') {
                router.push(`${paths.ipClaim(claim.id)}${withTab('', tab)}`);
                return;
              }
              setShown('facts');
              point('facts', placeOf(flag));
            }}
          />
        </div>
        <AskAtDesk claim={claim} />
      </div>
      <div ref={answers} className="contents">
        <DeskObjections claim={claim} />
        <DeskChanges claim={claim} />
        <DeskQuestions claim={claim} />
      </div>
      {wide ? (
        <div className="grid min-h-0 grow grid-cols-[20.5rem_minmax(0,1fr)] gap-1.5">
          <section
            ref={panel}
            aria-label={t('facts')}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls
            tabIndex={0}
            className="-outline-offset-2 xl:overflow-y-auto"
          >
            <Facts claim={claim} />
          </section>
          {viewer}
        </div>
      ) : (
        <Tabs
          className="flex min-h-0 grow flex-col"
          value={shown}
          onValueChange={(value) => setShown(value === 'facts' ? 'facts' : 'documents')}
        >
          <TabsList
            aria-label={t('parts')}
            className="md:[&>button]:min-h-8 md:[&>button]:py-0.5"
            {...hint('toClaim')}
          >
            <TabsTrigger value="documents">
              {t('documents', { count: documents.length })}
            </TabsTrigger>
            <TabsTrigger value="facts">{t('facts')}</TabsTrigger>
          </TabsList>
          <TabsContent
            value="documents"
            className="h-[80svh] md:pt-1! xl:h-auto xl:min-h-80 xl:grow"
          >
            {viewer}
          </TabsContent>
          <TabsContent ref={panel} value="facts" tabIndex={-1} className="md:pt-2!">
            <Facts claim={claim} />
          </TabsContent>
        </Tabs>
      )}
    </div>
  );
}
