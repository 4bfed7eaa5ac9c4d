import { mutationOptions } from '@tanstack/react-query';
import { firstHour } from '@/lib/client/queries/first-hour';
import { post } from '@/lib/client/request/request';
import type { FirstHour, MarkedStep } from '@/lib/statistics/first-steps';

/** Each answers how far the portal is set up now. */
export const firstHourMutations = {
  tryMail: mutationOptions({
    mutationFn: async (_: undefined, { client }) => {
      const now = await post<FirstHour>('/api/mail/test');
      client.setQueryData(firstHour.queryKey, now);
    },
  }),
  mark: mutationOptions({
    mutationFn: async (step: MarkedStep, { client }) => {
      const now = await post<FirstHour>('/api/case/first-hour', { step });
      client.setQueryData(firstHour.queryKey, now);
    },
  }),
};
