'use client';

import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Keyboard from 'lucide-react/icons/keyboard';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { ClaimFlags } from '@/components/claim/claim-flags';
import { useAsideText } from '@/components/claim/use-aside-text';
import { ClaimChat } from '@/components/claim-detail/claim-chat';
import { claimKeys } from '@/components/claim-detail/claim-keys';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { usePageTitle } from '@/components/shell/use-page-title';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/components/ui/cn';
import { StatusBadge } from '@/components/ui/status-badge';
import type { ClaimFlag } from '@/lib/claims/records/flags/flags';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { paths } from '@/lib/client/paths/paths';
import { dayInIndia, formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { fullName } from '@/lib/format/person';
import { letterOf } from '@/lib/forms/letter';
import { isClosed } from '@/lib/reference/claim-status';

interface ClaimHeadProps {
  claim: PresentedClaim;
  onShow: (flag: ClaimFlag) => void;
  onHelp: () => void;
}

export function ClaimHead({ claim, onShow, onHelp }: ClaimHeadProps) {
  const t = useTranslations('glance');
  const hint = useKeyHint(claimKeys);
  const { claimNumber, creditorName, creditorType, claimAmount, determination } = claim;
  usePageTitle(claimNumber);
  return (
    <div className="gap-x-6 gap-y-1 max-md:contents md:grid md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="figures text-lg text-peacock-deep">{claimNumber}</h1>
        <Badge>{t('form', { letter: letterOf(creditorType) })}</Badge>
        <StatusBadge status={claim.status} />
        {claim.claimant.email === null && (
          <Badge title={t('noAccountText')}>{t('noAccount')}</Badge>
        )}
      </div>
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-5 max-md:sticky max-md:top-0 max-md:z-20 max-md:-mx-4 max-md:border-b max-md:border-line max-md:bg-paper max-md:px-4 max-md:py-1 sm:max-md:-mx-6 sm:max-md:px-6 md:col-span-2 short:static print:static">
        <span className="min-w-0 text-xl font-semibold wrap-anywhere">{creditorName}</span>
        <span className="figures">
          <span className="text-xl font-semibold">{formatMoney(claimAmount)}</span>{' '}
          <span className="text-ink-soft">{t('claimed')}</span>
        </span>
      </p>
      <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-6 gap-y-1 max-md:mt-2 md:col-span-2">
        <ClaimFlags flags={claim.flagged} onShow={onShow} />
        <HeadFacts claim={claim} admitted={determination?.state === 'confirmed'} />
      </div>
      <div className="flex flex-wrap items-center gap-2 max-md:mt-2 max-md:mb-3 md:col-start-2 md:row-start-1 print:hidden">
        {claim.status !== 'withdrawn' && (
          <Link
            href={`${paths.ipVerify}?claim=${claim.id}`}
            prefetch={false}
            className={buttonVariants({ variant: 'secondary', size: 'sm' })}
            {...hint('desk')}
          >
            <ClipboardCheck aria-hidden="true" />
            {t('toDesk')}
          </Link>
        )}
        {claim.claimant.email !== null && (
          <span data-deed="chat" className="contents">
            <ClaimChat claim={claim} />
          </span>
        )}
        <Button
          variant="quiet"
          size="sm"
          className="max-md:hidden"
          onClick={onHelp}
          {...hint('help')}
        >
          <Keyboard aria-hidden="true" />
          {t('keys')}
        </Button>
      </div>
    </div>
  );
}

function HeadFacts({ claim, admitted }: { claim: PresentedClaim; admitted: boolean }) {
  const t = useTranslations('glance');
  const ui = useTranslations('ui.admitted');
  const language = useLocale();
  const asideText = useAsideText();
  const { assignedTo, determination, setAside, submittedAt, status, verifyBy } = claim;
  const overdue =
    !isClosed(status) && verifyBy !== null && verifyBy < dayInIndia(new Date().toISOString());
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm text-ink-soft md:ml-auto">
      <li>{t('received', { day: formatDate(submittedAt, language) })}</li>
      {verifyBy && !isClosed(status) && (
        <li className={cn(overdue && 'font-semibold text-red')}>
          {t(overdue ? 'overdue' : 'due', { day: formatDate(verifyBy, language) })}
        </li>
      )}
      {setAside && <li className="font-semibold text-ink">{asideText(setAside)}</li>}
      <li>{assignedTo ? t('with', { name: fullName(assignedTo) }) : t('unassigned')}</li>
      {determination && (
        <li>
          {ui(admitted ? 'confirmed' : 'proposed', {
            amount: formatMoney(determination.totals.admitted),
            state: determination.state,
          })}
        </li>
      )}
    </ul>
  );
}
