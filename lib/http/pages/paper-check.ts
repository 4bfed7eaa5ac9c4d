import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { originOf } from '@/lib/http/server/origin';
import { checkPaper } from '@/lib/papers/check';
import { PortalError, statusOf } from '@/lib/platform/errors';

/** A page's answer about a check code, once a request; `unknown` without such a paper, `busy` beyond the limit. */
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
