import { env } from '@/lib/platform/env';
import type { RatePolicy } from '@/lib/platform/rate-limit';

/** A day's invitations by one account: each is a letter to a person who may not know the portal. */
export const invitations = (): RatePolicy => {
  const limit = env().INVITATIONS_PER_DAY;
  return {
    name: 'invitation',
    limit,
    seconds: 24 * 3600,
    refusal: { code: 'too_many_invitations', params: { max: limit } },
  };
};
