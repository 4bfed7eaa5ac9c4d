import type { Alike } from '@/lib/claims/queues/selections/summary';
import { paiseOf } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';

const counted = (alike: readonly Alike[]) => alike.reduce((sum, { claims }) => sum + claims, 0);

/** How many claims already are so, and how many will change, with their rupees. Withdrawn claims do not change. */
export function changing(alike: readonly Alike[], isSo: (claims: Alike) => boolean) {
  const moved = alike.filter((claims) => claims.status !== 'withdrawn' && !isSo(claims));
  return {
    already: counted(alike.filter(isSo)),
    claims: counted(moved),
    amount: fromPaise(moved.reduce((sum, { amount }) => sum + paiseOf(amount), 0n)),
  };
}
