import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { originOf } from '@/lib/http/server/origin';
import { checkPaper } from '@/lib/papers/check';
import { PortalError, statusOf } from '@/lib/platform/errors';

/**
 * The answer of the page about a check code, made once a request; `unknown` when there is no such paper, `busy` beyond the
 * limit.
 */
export const paperCheck = cache(async (code: string) => {
  try {
    return await checkPaper(originOf(await headers()), code);
  } catch (error) {
    const status = error instanceof PortalError ? statusOf[error.code] : 500;
    if (status === 404) return 'unknown';
    if (status === 429) return 'busy';
    throw error;
  }
});
