'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/components/ui/cn';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { paiseOf } from '@/lib/format/amount';
import { formatDate } from '@/lib/format/date';

interface DisagreeProps {
  claim: Pick<PresentedClaim, 'awaited' | 'determination' | 'objection'>;
  /** Begins a message with this text. */
  onWrite: (begun: string) => void;
}

/** Whether less is admitted than was asked for. */
const isLess = ({ determination }: DisagreeProps['claim']) =>
  determination !== null &&
  paiseOf(determination.totals.admitted) < paiseOf(determination.totals.claimed);

/** Saying that one does not agree: by an objection while there is a day for it, in a message otherwise. */
export function Disagree({ claim, onWrite }: DisagreeProps) {
  const t = useTranslations('claim.outcome');
  const language = useLocale();
  const until = claim.awaited?.objectUntil;
  if (!isLess(claim) || claim.objection === 'open') return null;
  const look = 'justify-self-start max-w-full';
  if (until)
    return (
      <a href="#object" className={cn(buttonVariants({ variant: 'secondary' }), look)}>
        {t('disagree', { day: formatDate(until, language) })}
      </a>
    );
  return (
    <Button variant="secondary" className={look} onClick={() => onWrite(t('disagreeBegun'))}>
      {t('disagreeLater')}
    </Button>
  );
}
