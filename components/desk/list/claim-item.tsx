'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { Mark } from '@/components/claims/marks/mark-with';
import { type PlaceAtDesk, queryOfPlace } from '@/components/desk/place/desk-place';
import { cn } from '@/components/ui/cn';
import { Checkbox } from '@/components/ui/fields/checkbox';
import type { DeskClaim } from '@/lib/claims/queues/desk/list';
import { queues } from '@/lib/claims/queues/desk/queues';
import { paths } from '@/lib/client/paths/paths';
import { ClaimLines } from './claim-lines';

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
  const row = useRef<HTMLLIElement>(null);
  const open = place.claim === claim.id;
  useEffect(() => {
    if (open) row.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <li ref={row} className={cn('flex', open && 'bg-peacock-tint')}>
      {onChoose && (
        <div className="grid w-11 shrink-0 place-items-center md:w-7">
          <Checkbox
            aria-label={t('choose', { number: claim.claimNumber })}
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
        className={cn('desk-item grow hover:bg-paper-deep', onChoose && 'pl-1')}
      >
        <ClaimLines claim={claim} decided={queues[claim.queue].decided} mark={mark} />
      </a>
    </li>
  );
}
