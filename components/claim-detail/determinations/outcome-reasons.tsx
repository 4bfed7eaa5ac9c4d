'use client';

import Paperclip from 'lucide-react/icons/paperclip';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { OtherLanguage } from '@/components/claim/other-language';
import { useHeadLabel } from '@/components/claim/use-head-label';
import { Button } from '@/components/ui/button';
import type { ConfirmedDetermination } from '@/lib/claims/records/determination';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { formatMoney } from '@/lib/format/money';
import type { Reason } from '@/lib/law/judge';
import { reasonText } from '@/lib/law/reason-text';
import { namedWith } from '@/lib/law/reasons';
import { type WhyNot, whyNot } from '@/lib/law/why-not';

/** Characters of a reason in what is sent for it. */
const mostQuoted = 300;

/** More names of heads than these are counted. */
const mostNamed = 3;

interface OutcomeReasonsProps {
  claim: PresentedClaim;
  determination: Pick<ConfirmedDetermination, 'heads' | 'claimVersion'>;
  /** Begins to send a paper with this text; left out where nothing can be sent any more. */
  onPaper: ((begun: string) => void) | undefined;
}

/** To its claimant: why each amount is not admitted, of which heads that is said, and which paper could bring it back. */
export function OutcomeReasons({ claim, determination, onPaper }: OutcomeReasonsProps) {
  const { heads, claimVersion } = determination;
  const labelOf = useHeadLabel(claim, claimVersion);
  const reasons = whyNot(heads);
  if (reasons.length === 0) return null;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {reasons.map((reason, at) => (
        <OutcomeReason
          key={`${reason.part} ${reason.code} ${reason.text}`}
          reason={reason}
          number={reasons.length > 1 ? at + 1 : undefined}
          about={reason.heads.length < heads.length ? reason.heads.map(labelOf) : []}
          onPaper={onPaper}
        />
      ))}
    </ul>
  );
}

interface OutcomeReasonProps extends Pick<OutcomeReasonsProps, 'onPaper'> {
  reason: WhyNot;
  /** By which the amounts below name it. */
  number: number | undefined;
  /** The heads of which it is said, unless it is all of them. */
  about: readonly string[];
}

function OutcomeReason({ reason, number, about, onPaper }: OutcomeReasonProps) {
  const t = useTranslations('claim.outcome');
  const remedies = useTranslations('law.remedies');
  const said = useSaid()(reason);
  const amount = formatMoney(reason.amount);
  const heading = useId();
  const send = t(reason.code === 'interest_after_commencement' ? 'sendCalculation' : 'send');
  return (
    <li aria-labelledby={heading} className="grid gap-2 border-l-4 border-marigold pl-3 sm:pl-4">
      <h3 id={heading} className="font-semibold">
        {number && `${number}. `}
        {t(reason.part === 'contingent' ? 'whyContingent' : 'why', { amount })}
      </h3>
      {about.length > 0 && (
        <p className="text-ink-soft wrap-anywhere">
          {t('about', {
            heads: about.slice(0, mostNamed).join(', '),
            more: Math.max(0, about.length - mostNamed),
          })}
        </p>
      )}
      <p className="whitespace-pre-line wrap-anywhere">{said}</p>
      {!namedWith(reason.code) && <OtherLanguage text={reason.text} />}
      {onPaper && (
        <>
          <p>
            <span className="block text-sm text-ink-soft">{t('paper')}</span>
            {remedies(reason.code)}
          </p>
          <Button
            className="justify-self-start"
            aria-label={`${send}: ${said}`}
            onClick={() => onPaper(t('begun', { part: reason.part, amount, reason: quoted(said) }))}
          >
            <Paperclip aria-hidden="true" />
            {send}
          </Button>
        </>
      )}
    </li>
  );
}

/** Its beginning: a request has room for the claimant's own words too. */
const quoted = (said: string) =>
  said.length > mostQuoted ? `${said.slice(0, mostQuoted).trimEnd()}…` : said;

/** Gives these reasons in the claimant's words. */
function useSaid() {
  const t = useTranslations('law.said');
  return (reason: Pick<Reason, 'code' | 'text'>) =>
    reasonText(reason, (code, given) => t(code, { ...given }));
}
