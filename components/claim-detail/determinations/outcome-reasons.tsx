'use client';

import Paperclip from 'lucide-react/icons/paperclip';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { OtherLanguage } from '@/components/claim/other-language';
import { Button } from '@/components/ui/button';
import { formatMoney } from '@/lib/format/money';
import type { DeterminedHead, Reason } from '@/lib/law/judge';
import { reasonText } from '@/lib/law/reason-text';
import { namedWith } from '@/lib/law/reasons';
import { type WhyNot, whyNot } from '@/lib/law/why-not';

interface OutcomeReasonsProps {
  heads: readonly DeterminedHead[];
  /** Begins to send a paper with this text; left out where nothing can be sent any more. */
  onPaper: ((begun: string) => void) | undefined;
}

/** To its claimant: why each amount is not admitted, and which paper could bring it back. */
export function OutcomeReasons({ heads, onPaper }: OutcomeReasonsProps) {
  const reasons = whyNot(heads);
  if (reasons.length === 0) return null;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {reasons.map((reason, at) => (
        <OutcomeReason
          key={`${reason.part} ${reason.code} ${reason.text}`}
          reason={reason}
          number={reasons.length > 1 ? at + 1 : undefined}
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
}

function OutcomeReason({ reason, number, onPaper }: OutcomeReasonProps) {
  const t = useTranslations('claim.outcome');
  const remedies = useTranslations('law.remedies');
  const said = useSaid()(reason);
  const amount = formatMoney(reason.amount);
  const heading = useId();
  return (
    <li aria-labelledby={heading} className="grid gap-2 border-l-4 border-marigold pl-3 sm:pl-4">
      <h3 id={heading} className="font-semibold">
        {number && `${number}. `}
        {t(reason.part === 'contingent' ? 'whyContingent' : 'why', { amount })}
      </h3>
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
            aria-label={`${t('send')}: ${said}`}
            onClick={() => onPaper(t('begun', { amount, reason: said }))}
          >
            <Paperclip aria-hidden="true" />
            {t('send')}
          </Button>
        </>
      )}
    </li>
  );
}

/** Gives these reasons in the claimant's words. */
function useSaid() {
  const t = useTranslations('law.said');
  return (reason: Pick<Reason, 'code' | 'text'>) =>
    reasonText(reason, (code, given) => t(code, { ...given }));
}
