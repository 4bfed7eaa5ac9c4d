import { mutationOptions } from '@tanstack/react-query';
import { post } from '@/lib/client/request/request';
import type { Standing } from '@/lib/creditor-lists/look-up/standing';

/** They make no query stale: the page shows what a code opens where the person typed it. */
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
