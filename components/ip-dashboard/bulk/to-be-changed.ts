import type { Alike } from '@/lib/claims/queues/selections/summary';
import { paiseOf } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';

const counted = (alike: readonly Alike[]) => alike.reduce((sum, { claims }) => sum + claims, 0);

/** How many claims are so already, and how many with how many rupees will change: withdrawn ones stay too. */
export function changing(alike: readonly Alike[], isSo: (claims: Alike) => boolean) {
  const moved = alike.filter((claims) => claims.status !== 'withdrawn' && !isSo(claims));
  return {
    already: counted(alike.filter(isSo)),
    claims: counted(moved),
    amount: fromPaise(moved.reduce((sum, { amount }) => sum + paiseOf(amount), 0n)),
  };
}
