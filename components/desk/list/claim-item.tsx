'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { Mark } from '@/components/claims/marks/mark-with';
import { type PlaceAtDesk, queryOfPlace } from '@/components/desk/place/desk-place';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { Checkbox } from '@/components/ui/fields/checkbox';
import type { DeskClaim } from '@/lib/claims/queues/desk/list';
import { queues } from '@/lib/claims/queues/desk/queues';
import { paths } from '@/lib/client/paths/paths';
import { dayInIndia, formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';

interface ClaimItemProps {
  claim: DeskClaim;
  place: PlaceAtDesk;
  /** Marks what was searched for. */
  mark: Mark;
  onOpen: () => void;
  /** Absent where the person cannot choose several. */
  chosen?: boolean | undefined;
  onChoose?: ((chosen: boolean) => void) | undefined;
}

export function ClaimItem({ claim, place, mark, onOpen, chosen, onChoose }: ClaimItemProps) {
  const t = useTranslations('desk.list');
  const language = useLocale();
  const row = useRef<HTMLLIElement>(null);
  const open = place.claim === claim.id;
  const flagWords = useTranslations('flags.names');
  const { claimNumber, creditorName, creditorType, claimAmount, verifyBy, queue, flagged } = claim;
  const overdue = !queues[queue].decided && verifyBy !== null && verifyBy < dayInIndia(new Date());
  useEffect(() => {
    if (open) row.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <li ref={row} className={cn('flex', open && 'bg-peacock-tint')}>
      {onChoose && (
        <div className="grid w-11 shrink-0 xl:w-9 place-items-start justify-items-center pt-3">
          <Checkbox
            aria-label={t('choose', { number: claimNumber })}
            checked={chosen === true}
            onCheckedChange={(checked) => onChoose(checked === true)}
          />
        </div>
      )}
      <a
        href={`${paths.ipVerify}?${queryOfPlace({ ...place, claim: claim.id, pane: 'claim' })}`}
        aria-current={open ? 'true' : undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onOpen();
        }}
        className={cn(
          'block min-w-0 grow px-3 py-2 hover:bg-paper-deep',
          onChoose && 'pl-1',
          open && 'shadow-[inset_4px_0_0_var(--color-peacock)] hover:bg-peacock-tint',
        )}
      >
        <span className="flex flex-wrap justify-between gap-x-2">
          <span className="figures font-semibold whitespace-nowrap text-peacock">
            {mark(claimNumber)}
          </span>
          <span className="figures ml-auto">{formatMoney(claimAmount)}</span>
        </span>
        <span className="block truncate">{mark(creditorName)}</span>
        <span className="flex flex-wrap justify-between gap-x-2 text-sm text-ink-soft">
          <span>{t(`forms.${creditorType}`)}</span>
          {verifyBy && (
            <span className={cn(overdue && 'font-semibold text-red')}>
              {t(overdue ? 'overdueSince' : 'dueBy', { day: formatDate(verifyBy, language) })}
            </span>
          )}
        </span>
        {flagged.length > 0 && (
          <span className="mt-1 flex flex-wrap gap-1">
            {flagged.map(({ name }) => (
              <Badge key={name} tone="yellow">
                {flagWords(name)}
              </Badge>
            ))}
          </span>
        )}
      </a>
    </li>
  );
}
