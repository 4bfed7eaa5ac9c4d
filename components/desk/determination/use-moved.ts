'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { isDividedAtDesk } from '@/lib/law/heads';
import { type DeskValues, headsOf } from './values';

/** Whether the person moves claimed amounts from head to head, and whether they can. */
export function useMoved(claim: PresentedClaim) {
  const { control, getValues, setValue } = useFormContext<DeskValues>();
  const moved = useWatch({ control, name: 'moved' });
  const divided = isDividedAtDesk(claim);
  return {
    moved,
    /** What is claimed under each head can be typed. */
    typed: divided || moved,
    movable: !divided && getValues('heads').length > 1,
    move(wanted: boolean) {
      setValue('moved', wanted, { shouldDirty: true });
      if (wanted) return;
      const asClaimed = new Map(headsOf(claim).map(({ head, claimed }) => [head, claimed]));
      const back = getValues('heads').map((head) => ({
        ...head,
        claimed: asClaimed.get(head.head) ?? head.claimed,
      }));
      setValue('heads', back, { shouldDirty: true });
    },
  };
}
