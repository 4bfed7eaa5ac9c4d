'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import { useLocale, useTranslations } from 'next-intl';
import { Facts } from '@/components/claim/form/facts';
import { useHeadLabel } from '@/components/claim/use-head-label';
import { FacilityList } from '@/components/claims/facility-list';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type {
  DeterminationState,
  PresentedDetermination,
} from '@/lib/claims/records/determination';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { formatMoney } from '@/lib/format/money';
import type { Category } from '@/lib/law/categories';
import type { ClaimedInCurrency } from '@/lib/law/currency';
import { currencyFacts } from '@/lib/law/currency-text';
import { HeadsTable } from './heads-table';
import { useEntryFacts } from './use-entry-facts';
import { type Change, whatChanged } from './what-changed';

const tones: Record<DeterminationState, BadgeTone> = {
  proposed: 'yellow',
  confirmed: 'green',
  returned: 'red',
  superseded: 'gray',
};

interface DeterminationEntryProps {
  claim: PresentedClaim;
  one: PresentedDetermination;
  before: PresentedDetermination | undefined;
  open: boolean;
}

/** Unfolds one determination: what it admits, what it changed, who did what to it. */
export function DeterminationEntry({ claim, one, before, open }: DeterminationEntryProps) {
  const t = useTranslations('claim.determinations');
  const law = useTranslations('law');
  const older = Math.min(one.claimVersion, before?.claimVersion ?? one.claimVersion);
  const changeText = useChangeText(claim, older);
  const factsOf = useEntryFacts();
  const changes = before ? whatChanged(before, one) : [];
  return (
    <li className="border-l-4 border-line pl-3 sm:pl-4">
      <details open={open} className="group">
        <summary className="flex min-h-11 cursor-pointer flex-wrap list-none items-center gap-x-3 gap-y-1 rounded-md hover:bg-peacock-tint md:min-h-8">
          <ChevronDown
            aria-hidden="true"
            className="size-4.5 shrink-0 -rotate-90 text-peacock group-open:rotate-0"
          />
          <span className="figures font-semibold">{t('number', { number: one.number })}</span>
          <Badge tone={tones[one.state]}>{law(`states.${one.state}`)}</Badge>
          <span className="figures text-ink-soft">
            {t('admitted', { amount: formatMoney(one.totals.admitted) })}
          </span>
        </summary>
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">
          <Facts columns={2} facts={factsOf(one)} />
          <HeadsTable claim={claim} determination={one} />
          {one.facilities && (
            <section>
              <h3 className="font-semibold">{law('facilities.title')}</h3>
              <FacilityList facilities={one.facilities} />
            </section>
          )}
          {before && (
            <section>
              <h3 className="font-semibold">{t('changes.title', { number: before.number })}</h3>
              {changes.length === 0 && <p className="text-ink-soft">{t('changes.none')}</p>}
              <ul className="list-disc pl-5">
                {changes.map((change) => (
                  <li key={JSON.stringify(change)} className="figures wrap-anywhere">
                    {changeText(change)}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </details>
    </li>
  );
}

/** Lists what a determination changes compared with the one before; `version` is the older version of the form that was read. */
function useChangeText(claim: PresentedClaim, version: number) {
  const t = useTranslations('claim.determinations.changes');
  const law = useTranslations('law');
  const headLabel = useHeadLabel(claim, version);
  const language = useLocale();
  const inCurrency = (claimed: ClaimedInCurrency | null) =>
    claimed ? law('currency.text', currencyFacts(claimed, language)) : '–';
  return (change: Change) => {
    switch (change.kind) {
      case 'part':
        return t('amount', {
          label: `${headLabel(change.head)}, ${law(`parts.${change.part}`)}`,
          from: formatMoney(change.from),
          to: formatMoney(change.to),
        });
      case 'reasons':
        return t('reasons', { head: headLabel(change.head) });
      case 'category':
        return t('category', {
          from: law(`categories.${change.from as Category}`),
          to: law(`categories.${change.to as Category}`),
        });
      case 'class':
        return t('class', { from: change.from ?? law('noClass'), to: change.to ?? law('noClass') });
      case 'beside':
        return t('amount', {
          label: t(change.name),
          from: formatMoney(change.from),
          to: formatMoney(change.to),
        });
      case 'currency':
        return t('amount', {
          label: law('currency.title'),
          from: inCurrency(change.from),
          to: inCurrency(change.to),
        });
      case 'voting':
        return t('amount', {
          label: law('voting.title'),
          from: change.from === null ? '–' : formatMoney(change.from),
          to: change.to === null ? '–' : formatMoney(change.to),
        });
      case 'relatedParty':
        return t(change.to ? 'related' : 'notRelated');
      case 'exempt':
        return t(change.to ? 'exempt' : 'notExempt');
      case 'basis':
        return t('basis', { from: law(`bases.${change.from}`), to: law(`bases.${change.to}`) });
      case 'workman':
      case 'government':
        return t(`${change.kind}.${change.to === null ? 'open' : change.to ? 'yes' : 'no'}`);
      case 'remarks':
      case 'internalNote':
      case 'facilities':
        return t(change.kind);
      case 'moved':
        return t(change.to ? 'moved' : 'notMoved');
    }
  };
}
