import { mutationOptions } from '@tanstack/react-query';
import { post } from '@/lib/client/request/request';
import type { Standing } from '@/lib/creditor-lists/look-up/standing';

/** They make no query stale: what a code opens is shown where it was typed. */
export const listLookUpMutations = {
  ask: mutationOptions({
    networkMode: 'always',
    mutationFn: (body: { claimNumber: string }) =>
      post<{ lookUp: string }>('/api/public/creditor-lists/look-ups', body),
  }),
  answer: mutationOptions({
    networkMode: 'always',
    mutationFn: (body: { lookUp: string; code: string }) =>
      post<Standing>('/api/public/creditor-lists/look-ups/answer', body),
  }),
};
