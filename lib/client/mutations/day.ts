import { mutationOptions } from '@tanstack/react-query';
import type { MyDay } from '@/lib/claims/queues/day/mine';
import { dayPath, dayQueries } from '@/lib/client/queries/day';
import { request } from '@/lib/client/request/request';

export const dayMutations = {
  setGoal: mutationOptions({
    mutationFn: (goal: number | null) =>
      request<MyDay>(dayPath, { method: 'PATCH', body: { goal } }),
    meta: { stale: [dayQueries.mine] },
  }),
};
