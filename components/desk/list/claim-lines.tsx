'use client';

import CalendarClock from 'lucide-react/icons/calendar-clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useAsideText } from '@/components/claim/use-aside-text';
import type { Mark } from '@/components/claims/marks/mark-with';
import { cn } from '@/components/ui/cn';
import type { DeskClaim } from '@/lib/claims/queues/desk/list';
import { dayInIndia, formatDate, formatDayAndMonth } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';

interface ClaimLinesProps {
  claim: Pick<
    DeskClaim,
    | 'claimNumber'
    | 'creditorName'
    | 'claimAmount'
    | 'creditorType'
    | 'verifyBy'
    | 'flagged'
    | 'setAside'
  >;
  decided: boolean;
  /** Marks what was searched for. */
  mark?: Mark;
}

const hidden = (words: ReactNode) => <span className="sr-only">{words}</span>;

/** A claim in two short lines: number, whether it has flags or is set aside, and due day, then creditor and amount. */
export function ClaimLines({ claim, decided, mark = (text) => text }: ClaimLinesProps) {
  const t = useTranslations('desk.list');
  const flagWords = useTranslations('flags.names');
  const language = useLocale();
  const asideText = useAsideText();
  const { claimNumber, creditorName, creditorType, claimAmount, verifyBy, flagged, setAside } =
    claim;
  const overdue = !decided && verifyBy !== null && verifyBy < dayInIndia(new Date());
  const names = flagged.map(({ name }) => flagWords(name)).join(', ');
  return (
    <>
      <span className="flex gap-1.5">
        <span
          className="figures grow truncate text-[0.8125rem] font-semibold text-peacock"
          title={t(`forms.${creditorType}`)}
        >
          {mark(claimNumber)}
        </span>
        {names && (
          <span title={names} className="inline-flex items-center text-yellow">
            <TriangleAlert aria-hidden="true" className="size-3.5" />
            {hidden(names)}
          </span>
        )}
        {setAside && (
          <span
            title={asideText(setAside)}
            className="inline-flex items-center gap-0.5 whitespace-nowrap text-peacock"
          >
            <CalendarClock aria-hidden="true" className="size-3.5" />
            {!overdue && (
              <span aria-hidden="true">
                {setAside.until ? formatDayAndMonth(setAside.until, language) : t('untilAnswer')}
              </span>
            )}
            {hidden(asideText(setAside))}
          </span>
        )}
        {verifyBy && (
          <span
            title={t(overdue ? 'overdueSince' : 'dueBy', { day: formatDate(verifyBy, language) })}
            className={cn(
              'whitespace-nowrap',
              overdue ? 'font-semibold text-red' : 'text-ink-soft',
              // There is room for one day: until when it is set aside, or since when it is overdue.
              setAside && !overdue && 'sr-only',
            )}
          >
            {t.rich(overdue ? 'overdueShort' : 'dueShort', {
              day: formatDayAndMonth(verifyBy, language),
              said: hidden,
            })}
          </span>
        )}
      </span>
      <span className="flex gap-1.5">
        <span className="min-w-12 grow truncate" title={creditorName}>
          {mark(creditorName)}
        </span>
        <span className="figures">{formatMoney(claimAmount)}</span>
      </span>
    </>
  );
}
