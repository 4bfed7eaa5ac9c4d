import { post } from '@/lib/client/request/request';

/** Gives the token that stands for a number in addresses. */
export const fetchNumberToken = async (number: string) =>
  (await post<{ token: string }>('/api/claims/number', { number })).token;
